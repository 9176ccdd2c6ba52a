"""Books, what one writes with, and what one plays on."""
from parts import *


def volume(cover, spine, base='#20445c', w=.68, h=1.0, d=.14, soft=False, gold=False):
    """Lying, a Persian book: its spine at +x, the front cover up."""
    c = .012 if not soft else .004; m = plastic(base, .5, .15)
    for z in (0, d - c): box(w, h, c, m, .003, 2, (0, 0, z))
    box(.016 if not soft else .006, h, d, m, .005, 3, (w/2, 0, 0))
    over = 0 if soft else .03
    box(w - .01 - over, h - over, d - 2*c, pages('z', .7), .002, 1, (-.004, 0, c))
    card(w - .006, h - .004, picture(cover, .42, 0, .25), (-.001, 0, d + .0008))
    card(h - .004, d - .012, picture(spine, .42, 0, .25), (w/2 + (.0088 if not soft else .0038), 0, d/2), (90, 0, 90))


def book(cover, spine, base='#20445c', w=.68, h=1.0, d=.14, soft=False, pose='stand'):
    with group('book') as g:
        if pose == 'stand':
            with group('s', (0, 0, h/2), (84, 0, 0)):
                with group('t', (0, 0, -d/2), (0, 0, 0)): volume(cover, spine, base, w, h, d, soft)
        elif pose == 'lying':
            volume(cover, spine, base, w, h, d, soft)
        else:
            volume(cover, spine, base, w, h, d, soft)
            with group('up', (-.05, .40, d + h*.46), (76, 0, -6)): 
                with group('t', (0, 0, -d/2)): volume(cover, spine, base, w, h, d, soft)
    return g, 24, dict(yaw=-30 if pose == 'stand' else 24, elev=12 if pose == 'stand' else 28, detail=(.4, 0, .7))


def shahnameh():
    with group('set') as g:
        box(1.0, .72, .02, plastic('#3a1c14', .5), .004, loc=(0, .02, 0))
        for i in range(3):
            with group('v', (.31 - .31*i, 0, .52), (90, 0, 180)):
                with group('t', (0, 0, 0), (0, 90, 0)):
                    with group('c', (0, 0, -.14), (0, 0, 0)): volume('book-shahnameh', 'spine-shahnameh-%d' % i, '#5c1a1a', .70, 1.0, .28)
        with group('slip', (0, .02, 0)):
            m = plastic('#2b1712', .5)
            box(.02, .76, 1.06, m, .004, loc=(-.49, .04, 0)); box(.02, .76, 1.06, m, .004, loc=(.49, .04, 0)); box(1.0, .76, .02, m, .004, loc=(0, .04, 1.05)); box(1.0, .02, 1.06, m, .004, loc=(0, .42, 0))
        with group('front', (.95, -.35, .5), (82, 0, -14)):
            with group('t', (0, 0, -.1)): volume('book-shahnameh', 'spine-shahnameh-0', '#5c1a1a', .70, 1.0, .20)
    return g, 30, dict(yaw=0, elev=12, detail=(.3, 0, .5))


def notebook(color='#6f47b0'):
    m = leather(color, 90, .5)
    with group('nb') as g:
        with group('t', (0, 0, .5), (82, 0, 0)):
            for z in (-.07, .055): rbox(.70, 1.0, .016, .03, m, .006, 3, (0, 0, z))
            prism(rrect(.05, 1.0, .02, 4), .14, m, .012, 3, (.335, 0, -.069)); box(.67, .97, .112, pages('z', .9), .002, 1, (-.006, 0, -.055))
            tube([(-.24, .505, .078), (-.24, -.505, .078)], 1, fabric(mixc(color, '#000000', .5), 90), prof=rrect(.035, .008, .003, 2), n=1)
            mark('mark-kaghazak', .3, mixc(color, '#ffffff', .5) if sum(lin(color)) < 1.2 else mixc(color, '#000000', .5), (.08, -.38, .0725)); tube([(.05, -.50, 0), (.05, -.58, .01), (.06, -.64, .02)], 1, fabric('#c0202f', 90), prof=rrect(.025, .006, .002, 2), n=4)
        with group('open', (-.25, -.62, 0), (0, 0, 16)):
            rbox(1.38, 1.0, .012, .03, m, .004, 2)
            for s in (-1, 1):
                surf(lambda u, v: (s*(.012 + u*.66), (v - .5)*.96, .014 + .075*math.sin(min(1, u*3.2)*math.pi/2)*(1 - u*.55)), 24, 1, picture('page-dots', .9))
    return g, 21, dict(yaw=16, elev=24, detail=(.6, .5, .8))


def fountain_pen(color='#2c66c8'):
    m, t = plastic(color, .12, 1.), metal('#d8b45a', .18)
    with group('pen') as g:
        with group('lie', (0, 0, .09), (0, 90, 0)):
            lathe(fillet([(0, -.85), (.05, -.85, .03), (.085, -.55), (.09, .0), (.088, .10), (0, .10)], 6), m); ring(.089, .006, t, (0, 0, .09)); ring(.077, .005, t, (0, 0, -.62))
            lathe(fillet([(.082, .10), (.075, .12, .01), (.062, .32, .03), (.058, .36), (0, .36)], 5), plastic('#17181a', .2, .8)); ring(.062, .007, t, (0, 0, .345))
            def nib(u, v):
                a = (u - .5)*2.2; w = .058*(1 - v**1.6)**.8 + .003
                return w*math.cos(a)*.55 - .012 + .02*v, w*math.sin(a)*1.1, .34 + .30*v
            surf(lambda u, v: (lambda x, y, z: (-x, y, z))(*nib(u, v)), 20, 30, metal('#d8b45a', .15)); ball(.006, metal('#c9ccd0', .2), (-.008, 0, .64))
        with group('cap', (-.30, -.34, .095), (0, 90, -14)):
            lathe(fillet([(0, -.42), (.055, -.42, .03), (.092, -.36, .03), (.098, .22, .006), (.088, .23), (.088, .0), (0, 0)], 5), m); ring(.098, .008, t, (0, 0, .20)); ring(.098, .005, t, (0, 0, .15))
            tube([(-.075, 0, -.36), (-.13, 0, -.34), (-.125, 0, 0), (-.108, 0, .10)], .018, t, n=6)
        with group('paper', (.15, .18, 0), (0, 0, 8)): box(1.9, 1.5, .012, paper('#f6f1e4'), .002); card(1.86, 1.46, picture('page-poem', .9), (0, 0, .0128))
    return g, 14, dict(yaw=-20, elev=34, detail=(.72, .4, .9))


def crayons():
    cols = ['#c0202f', '#ea7f26', '#f0c232', '#8fbf3f', '#2b9a60', '#1f9c9c', '#2c66c8', '#1f3056', '#6f47b0', '#eb9ab2', '#74492f', '#232427']
    def one(c, L=.95):
        hexo = [(.05*math.cos(math.radians(60*k)), .05*math.sin(math.radians(60*k))) for k in range(6)]
        prism(hexo, L*.84, plastic(c, .5, .1), .008, 2); cyl(.046, L*.10, plastic(c, .55), .003, (0, 0, L*.84), r2=.02, seg=24); prism([(x*1.05, y*1.05) for x, y in hexo], L*.5, paper(mixc(c, '#ffffff', .15), .6), .004, 1, (0, 0, .14))
    with group('crayons') as g:
        box(1.36, .26, .62, paper('#f0c232', .5), .006)
        with group('f', (0, -.131, .31), (90, 0, 0)): card(1.355, .615, picture('box-crayons', .45, 0, .15))
        for i, c in enumerate(cols):
            for r in (0, 1):
                with group('c', (-.58 + i*.105, -.055 + r*.11, .06 + r*.03)): one(cols[(i + r*5) % 12])
        for i, (x, y, r) in enumerate(((-.35, -.42, 80), (.20, -.52, 104), (.62, -.36, 64))):
            with group('l', (x, y, .05), (0, 90, r - 90)): one(cols[(i*5) % 12])
    return g, 16, dict(yaw=-18, elev=22, detail=(.5, .3, .85))


def geometry_set(color='#c4c8cc'):
    m = metal(color, .34, 'x'); ink = plastic('#1d1f22' if sum(lin(color)) > .4 else '#e6e8ea', .5)
    def ticks(n, step, x0, y, d=1):
        for i in range(n + 1):
            h = .10 if i % 5 == 0 else .055; box(.007, h, .002, ink, 0, loc=(x0 + i*step, y - d*h/2, .022))
    def tri(pts, hole):
        o = loft([[Vector((x, y, z)) for x, y in p] for p, z in ((pts, 0), (pts, .022), (hole, .022), (hole, 0), (pts, 0))], m, cap=False, smooth=20)
    with group('set') as g:
        with group('ruler', (0, -.80, 0), (0, 0, 4)):
            rbox(2.3, .30, .022, .04, m, .005, 2); ticks(40, .05, -1.0, .15)
            with group('t', (-.2, -.07, .0228)): mark('mark-kaghazak', .36, '#1d1f22' if sum(lin(color)) > .4 else '#e6e8ea')
        with group('t45', (-.62, .18, 0), (0, 0, 0)): tri([(-.55, -.55), (.75, -.55), (-.55, .75)], [(-.36, -.36), (.28, -.36), (-.36, .28)]); ticks(20, .05, -.45, -.56, -1)
        with group('t60', (.52, .30, 0), (0, 0, 96)): tri([(-.45, -.70), (.30, -.70), (-.45, .62)], [(-.31, -.56), (.06, -.56), (-.31, .10)])
        with group('prot', (.95, -.30, .0), (0, 0, 12)):
            arc = lambda r, n=40: [(r*math.cos(math.pi*k/n), r*math.sin(math.pi*k/n)) for k in range(n + 1)]
            a, b = arc(.60) + [(-.6, -.08), (.6, -.08)], arc(.36) + [(-.36, .02), (.36, .02)]
            tri(a, b)
            for k in range(0, 181, 5):
                h = .09 if k % 10 == 0 else .05; r = .59 - h/2
                box(h, .006, .002, ink, 0, loc=(r*math.cos(math.radians(k)), r*math.sin(math.radians(k)), .022), rot=(0, 0, k))
    return g, 30, dict(yaw=6, elev=52, detail=(.4, .2, 1.))


def gouache():
    cols = ['#f4f1e6', '#f0c232', '#ea7f26', '#c0202f', '#a8326e', '#6f47b0', '#1f3056', '#2c66c8', '#3fa7d6', '#1f9c9c', '#2b9a60', '#8fbf3f', '#c9a24a', '#a8662c', '#74492f', '#8d9196', '#4a4d52', '#17181a']
    with group('gouache') as g:
        box(1.75, .86, .10, paper('#2b2d31', .5), .006); 
        for i, c in enumerate(cols):
            x, y = -.765 + (i % 9)*.19, .20 - (i//9)*.40
            with group('pot', (x, y, .06)): cyl(.085, .17, glass('#ffffff') if False else plastic(c, .3, .6), .01); cyl(.09, .07, plastic('#f4f2ec', .4, .2), .012, (0, 0, .16)); cyl(.06, .004, plastic(c, .4), 0, (0, 0, .231))
        with group('pal', (.25, -.86, .02), (0, 0, -8)):
            o = [(p.x, p.y) for p in spline([(-.75, -.05, 0), (-.6, .25, 0), (-.1, .36, 0), (.45, .28, 0), (.72, .0, 0), (.5, -.28, 0), (0, -.36, 0), (-.3, -.24, 0), (-.5, -.30, 0)], 8, True)]
            prism(o, .03, wood('beech', 'x', .9), .01, 3); cyl(.075, .002, plastic('#7a5a38', .8), 0, (-.45, .0, .0305))
            for i, c in enumerate(('#c0202f', '#f0c232', '#2c66c8', '#2b9a60', '#f4f1e6', '#a8326e')): ball(.085, plastic(c, .2, .8), (-.15 + .16*i - (.0 if i < 4 else .28), .16 - (i % 3)*.12, .03), (1.1, .9, .28))
        for i, (y, r, c) in enumerate(((-.70, 8, '#c0202f'), (-.86, 3, '#1f3056'), (-1.0, -4, '#2b9a60'))):
            with group('brush', (-.55, y, .035), (0, 90, r)): tube([(0, 0, -.7), (0, 0, -.3), (0, 0, .25)], .026, plastic(c, .2, .9), radii=[.4, .9, 1.], n=4); cyl(.026, .16, metal('#c9ccd0', .2), .003, (0, 0, .25)); lathe([(p.x, p.y) for p in spline([(0, .62, 0), (.016, .54, 0), (.03, .46, 0), (.024, .41, 0)], 6)], fabric('#5a3a20', 120, 'fleece'), 24)
    return g, 34, dict(yaw=-12, elev=42, detail=(.3, .6, .9))


def violin():
    var, dark = wood('#a4521e', 'z', .9, .18), plastic('#17120f', .25, .6)
    half = [(.0, 1.0), (.10, .99), (.24, .93), (.31, .80), (.29, .68), (.315, .615), (.235, .585), (.205, .48), (.225, .385), (.33, .345), (.335, .28), (.385, .10), (.375, -.10), (.27, -.25), (.10, -.30), (0, -.30)]
    R = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in half], 7)]
    out = R + [(-x, y) for x, y in R[::-1]][1:-1]
    with group('violin') as g:
      with group('stand', (0, 0, .36), (76, 0, 0)):
        with group('b', (0, 0, 0)):
            prism(out, .16, wood('#8a3f16', 'z', .9, .2), .012, 3)
            rows = [[Vector((x*k, (y - .35)*k + .35, z)) for x, y in out] for k, z in ((1.03, .155), (1.035, .17), (1.0, .182), (.85, .20), (.6, .225), (.3, .24), (.05, .245))]
            loft(rows, var, smooth=60)
            tube([(x*.955, (y - .35)*.955 + .35, .188) for x, y in out[::3]], .005, dark, closed=True, n=2)
            for s in (-1, 1): tube([(s*.13, .58, .222), (s*.10, .54, .226), (s*.14, .46, .222), (s*.19, .36, .212), (s*.235, .30, .205), (s*.22, .26, .206)], .012, dark, n=6)
            with group('neck', (0, 1.0, .16)): tube([(0, -.05, .03), (0, .35, .04), (0, .72, .05)], 1, var, prof=rrect(.13, .08, .035, 5), n=4); tube([(0, -.32, .10), (0, .70, .10)], 1, dark, prof=rrect(.115, .025, .01, 4), radii=[1.25, .9], n=1)
            with group('scroll', (0, 1.72, .20)): tube([(0, 0, 0), (0, .16, -.03), (0, .30, -.09)], 1, var, prof=rrect(.12, .10, .03, 4), n=5); cyl(.075, .15, var, .02, (-.075, .33, -.12), (0, 90, 0)); cyl(.04, .18, var, .01, (-.09, .33, -.12), (0, 90, 0))
            for i in range(4):
                s = 1 if i % 2 else -1
                with group('peg', (s*.04, 1.76 + .05*i, .19), (0, 90*s, 0)): cyl(.018, .16, dark, .004); ball(.045, dark, (0, 0, .17), (.5, 1, .9))
            with group('bridge', (0, .36, .232)): prism([(-.13, 0), (.13, 0), (.10, .14), (-.10, .14)], .03, wood('beech', 'y', 2), .006, 2, (0, .015, 0), (90, 0, 0))
            prism(fillet([(-.05, 0, .02), (.05, 0, .02), (.075, .34, .02), (-.075, .34, .02)], 3, True), .03, dark, .01, 2, (0, -.22, .275)); ball(.09, dark, (-.18, -.20, .25), (1.4, 1, .35))
            for i in range(4): x = -.045 + .03*i; tube([(x, .10, .305), (x*.95, .36, .375), (x*.6, 1.70, .275)], .0045, metal('#d9dcdf', .2), n=1)
        with group('bow', (.72, .55, .04), (0, 0, -7)):
            tube([(0, -.95, .03), (0, 0, .0), (0, .95, .05)], .018, wood('#5c2b12', 'y', 1.2, .2), n=8); tube([(.07, -.86, .03), (.045, .93, .05)], 1, fabric('#f1ead8', 160), prof=rrect(.035, .008, .003, 2), n=1); rbox(.07, .16, .05, .01, dark, .01, 3, (.04, -.88, .01)); tube([(0, .92, .05), (.05, .98, .06)], .02, dark, n=1)
    return g, 59, dict(yaw=-16, elev=12, detail=(.4, .2, .5))


def guitar(color='#c0202f'):
    body_ = [(-x, y) for x, y in ((0, .50), (.10, .50), (.18, .56), (.28, .70), (.38, .76), (.46, .72), (.47, .60), (.42, .42), (.385, .24), (.40, .06), (.47, -.14), (.49, -.36), (.40, -.56), (.20, -.66), (-.06, -.67), (-.32, -.62), (-.48, -.46), (-.51, -.22), (-.44, .0), (-.385, .18), (-.40, .36), (-.44, .50), (-.42, .58), (-.34, .60), (-.24, .55), (-.14, .50))]
    o = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in body_], 6, True)]
    m, maple, dark = plastic(color, .12, 1.), wood('#d9ae72', 'y', .9, .3), plastic('#f4f1e6', .3, .5)
    with group('guitar') as g:
      with group('stand', (0, 0, .68), (80, 0, 0)):
        prism(o, .16, m, .05, 6)
        pg = [(p.x, p.y) for p in spline([(-.20, .42, 0), (.18, .44, 0), (.26, .20, 0), (.30, -.05, 0), (.34, -.40, 0), (.14, -.44, 0), (-.05, -.25, 0), (-.20, -.05, 0), (-.28, .18, 0)], 6, True)]
        prism(pg, .012, dark, .004, 2, (0, 0, .158))
        for y in (.22, .04, -.14): rbox(.24, .07, .02, .033, plastic('#17181a', .4), .006, 3, (0, y, .168), (0, 0, -8 if y < 0 else 0)); [cyl(.010, .022, metal('#c9ccd0', .2), .002, (-.075 + .03*i, y, .169), seg=12) for i in range(6)]
        rbox(.22, .11, .03, .015, metal('#c9ccd0', .2), .008, 2, (0, -.32, .165))
        for i, (x, y) in enumerate(((.21, -.22), (.24, -.34), (.27, -.46))): cyl(.042, .05, plastic('#17181a', .3), .012, (x, y, .168)); cyl(.03, .054, metal('#c9ccd0', .25, 'radial'), .006, (x, y, .168))
        tube([(0, .30, .13), (0, 1.72, .13)], 1, maple, prof=rrect(.14, .09, .03, 4), radii=[1.08, .92], n=1)
        prism([(-.078, .32), (.078, .32), (.064, 1.68), (-.064, 1.68)], .02, wood('#3a2115', 'y', 1.), .004, 2, (0, 0, .172))
        for i in range(20): y = 1.68 - 1.32*(1 - .944**i)/(1 - .944**24) ; box(.14, .008, .008, metal('#d9dcdf', .2), .002, 1, (0, y, .19))
        for i in (3, 5, 7, 9, 12, 15): y = 1.68 - 1.32*(1 - .944**(i - .5))/(1 - .944**24); cyl(.016, .002, plastic('#f4f1e6', .3), 0, (0, y, .1925), seg=20)
        head = [(-.06, 1.70), (.06, 1.70), (.13, 1.82), (.16, 2.16), (.05, 2.24), (-.05, 2.16), (-.07, 1.85)]
        prism([(p.x, p.y) for p in spline([(x, y, 0) for x, y in head], 5, True)], .06, maple, .015, 3, (0, 0, .115))
        for i in range(6): cyl(.02, .05, metal('#c9ccd0', .2), .004, (-.03 + i*.005, 1.84 + .058*i, .17), seg=16); rbox(.07, .035, .02, .012, metal('#c9ccd0', .2), .006, 2, (-.11, 1.84 + .058*i, .13))
        for i in range(6): x = -.05 + .02*i; tube([(x, -.32, .205), (x*.85, 1.68, .205), (-.03 + i*.005, 1.84 + .058*i, .20)], .0035, metal('#d9dcdf', .2), n=1)
        with group('mk', (.04, 2.02, .176), (0, 0, 80)): mark('mark-roozbeh', .22, '#3a2115')
    return g, 98, dict(yaw=-16, elev=10, detail=(.5, .2, .3))


def frame_drum(color='#cfb592'):
    """A daf standing on its rim: skin, hoop, and rings inside."""
    w = wood('walnut', 'x', 1.2); n = N('skin').set(Base_Color='#e6d3b0', Roughness=.6); n.to(n.ramp(n.n('TexNoise', {'Vector': n.coords(2.6), 'Scale': 1., 'Detail': 5.}).outputs[0], (.3, '#d8bd90'), (.7, '#efe2c6')), 'Base Color')
    with group('daf') as g:
        with group('t', (0, 0, 1.0), (78, 0, 0)):
            o = lathe([(.985, -.16), (1.0, -.16), (1.0, .10), (.985, .10)], w, 128); lathe([(.95, -.16), (.985, -.16), (.985, .10), (.95, .10), (.95, -.16)], w, 128); lathe([(0, .105), (.97, .105), (1.004, .095), (1.006, .05)], n.m, 128)
            for k in range(60): cyl(.012, .01, metal('#c9a55c', .25), .002, (1.0*math.cos(k*.10472), 1.0*math.sin(k*.10472), .02), (0, 90, k*6), seg=12)
            for k in range(54):
                a = k*2*math.pi/54; ring(.045, .007, metal('#b9bcc0', .25), (.90*math.cos(a), .90*math.sin(a), -.05), (90, 0, math.degrees(a)), seg=20)
    return g, 53, dict(yaw=-26, elev=10, detail=(.5, .2, .85))


def easel():
    """A table easel with a primed canvas and three brushes."""
    w = wood('beech', 'z', 1.2); cv = fabric('#f4f1ea', 120, 'weave', .35)
    with group('easel') as g:
        with group('front', (0, 0, 0), (-14, 0, 0)):
            for s in (-1, 1): tube([(s*.46, 0, .02), (s*.10, 0, 1.50)], 1, w, prof=rrect(.07, .045, .01, 3), n=1)
            box(.08, .05, 1.72, w, .01, loc=(0, .05, .02)); box(1.0, .16, .05, w, .012, loc=(0, -.06, .34)); box(.16, .10, .06, w, .012, loc=(0, -.02, 1.30))
            box(1.05, .05, .88, cv, .012, loc=(0, -.07, .395))
        tube([(0, .12, 1.45), (0, .74, .02)], 1, w, prof=rrect(.07, .045, .01, 3), n=1); box(.5, .05, .05, w, .01, loc=(0, .12, .14))
        for i, (x, r, c) in enumerate(((.42, 70, '#c0202f'), (.52, 82, '#2c66c8'), (.64, 64, '#2b9a60'))):
            with group('br', (x, -.46 - i*.05, .03), (0, 90, r)): cyl(.020, .60, plastic(c, .3, .5), .006, (0, 0, -.30)); cyl(.022, .12, metal('#c9ccd0', .2), .003, (0, 0, .29)); lathe(fillet([(0, .41), (.022, .41), (.032, .48, .02), (.0, .58)], 4), fabric('#8a6a44', 120, 'fleece', .6), 32)
    return g, 62, dict(yaw=-24, elev=12, detail=(.5, .1, .4))


def pencils(cup='#2c66c8'):
    """Coloured pencils standing in a cup, two lying before it."""
    cols = ('#c0202f', '#ea7f26', '#f0c232', '#2b9a60', '#1f9c9c', '#2c66c8', '#6f47b0', '#eb9ab2', '#74492f', '#232427', '#8fc24a', '#d98a5a')
    def one(c): cyl(.036, .92, plastic(c, .35, .4), .004, seg=6); lathe([(.036, .92), (.012, 1.05), (0, 1.05)], wood('beech', 'z', 2.), 12); lathe([(.012, 1.05), (0, 1.09)], plastic(c, .5), 12)
    with group('pencils') as g:
        lathe(fillet([(0, 0), (.30, 0, .03), (.30, .66, .01), (.28, .66, .01), (.27, .03), (0, .03)], 5), plastic(cup, .45, .1))
        for i, c in enumerate(cols):
            a = i*2.399; r = .05 + .15*((i*.618) % 1)
            with group('p', (r*math.cos(a), r*math.sin(a), .04), (9*math.sin(a)*-1, 9*math.cos(a), 0)): one(c)
        for x, y, r, c in ((.20, -.52, 74, '#c0202f'), (.26, -.64, 98, '#1f9c9c')):
            with group('l', (x - .45, y, .036), (0, 90, r - 90)): one(c)
        with group('m', (0, -.302, .30), (90, 0, 0)): mark('mark-kaghazak', .34, '#f4f1e6', (0, 0, .003))
    return g, 19, dict(yaw=-10, elev=14, detail=(.5, .2, .85))


def recorder():
    w, iv = wood('#a8693a', 'z', .9, .35), plastic('#f1ead8', .35, .3)
    with group('rec') as g:
        with group('lie', (0, 0, .09), (0, 90, 0)):
            lathe(fillet([(0, -.95), (.05, -.95, .02), (.075, -.80), (.10, -.55, .02), (.10, -.42, .02), (.075, -.40, .01), (.07, .50, .01), (.10, .52, .02), (.10, .66, .02), (.07, .70, .02), (.06, .88, .02), (.085, .96, .02), (.075, 1.0, .01), (.045, .98), (0, .9)], 6), w)
            for z in (-.42, .58): ring(.10, .012, iv, (0, 0, z), sz=2.)
            for i in range(6): cyl(.022, .012, plastic('#1a0f08', .8), 0, (-.073 + .002*i, 0, -.24 + .12*i + (.04 if i > 2 else 0)), (0, -90, 0), seg=20)
            box(.03, .06, .08, plastic('#1a0f08', .8), 0, loc=(-.094, 0, -.66)); tube([(-.10, 0, -.60), (-.075, 0, -.50)], 1, w, prof=rrect(.06, .02, .004, 2), n=1)
        with group('rod', (.1, -.32, .025), (0, 90, 8)): tube([(0, 0, -.8), (0, 0, .8)], .014, wood('beech', 'z', 1.2), n=1); ring(.04, .01, wood('beech', 'z', 1.2), (0, 0, .84), (90, 0, 0))
        with group('bag', (.05, .34, .0), (0, 0, 3)): o = softbox(2.0, .34, .12, fabric('#4b5d4f', 70, 'twill', .4), .2, e=5); tube([(.88, -.17, .07), (.88, .17, .07)], .018, leather('#74492f', 60), n=1)
    return g, 33, dict(yaw=-18, elev=34, detail=(.4, .3, .9))
