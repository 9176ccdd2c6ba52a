"""Make-up, care and scent."""
from parts import *


def lipstick(color='#b0263a', case='#17171a', trim='#d9b36a'):
    c, t = plastic(case, .15, 1.), metal(trim, .16)
    with group('ls') as g:
        with group('a', (-.24, 0, 0)):
            cyl(.2, .62, c, .015); cyl(.188, .05, t, .006, (0, 0, .62)); cyl(.17, .30, t, .01, (0, 0, .66))
            rows = []
            for i in range(33):
                q = i/32; r = .142*(1 if q < .55 else max(.02, 1 - ((q - .55)/.45)**3.2)**.5); sl = max(0, (q - .25)/.75)
                rows.append([Vector((r*math.cos(a), r*math.sin(a), .90 + .50*q + sl*.16*(math.cos(a)*r/.142))) for a in [2*math.pi*k/64 for k in range(64)]])
            loft(rows, plastic(color, .3, .25), smooth=60)
        with group('cap', (.30, .1, 0)):
            cyl(.205, .80, c, .018); cyl(.208, .035, t, .006, (0, 0, .02))
            with group('m', (0, 0, .802)): mark('mark-azin', .26, trim, (0, 0, .001), metal_=1.)
        with group('m2', (-.24, -.2005, .30), (90, 0, 0)): mark('mark-azin', .22, trim, (0, 0, .002), metal_=1.)
    return g, 8, dict(yaw=14, elev=14, detail=(.22, .5, .8))


def nail_polish(color='#6f47b0'):
    with group('np') as g:
        rbox(.52, .40, .58, .09, glass('#ffffff'), .05, 6); rbox(.46, .34, .46, .07, plastic(color, .12, 1.), .04, 5, (0, 0, .035))
        cyl(.11, .10, plastic('#1b1b1d', .3), .01, (0, 0, .57)); lathe(fillet([(0, .64), (.135, .64, .015), (.12, 1.30, .03), (0, 1.31)], 6), plastic('#1b1b1d', .14, 1.))
        with group('l', (0, -.2015, .30), (90, 0, 0)): mark('mark-azin', .34, '#ffffff', (0, 0, .001))
        with group('drop', (.62, -.20, 0)):
            lathe(fillet([(0, .03), (.16, .026, .03), (.20, .0, .02)], 6), plastic(color, .08, 1.), 64)
            ball(.10, plastic(color, .08, 1.), (-.16, -.05, .0), (1.6, .8, .25))
    return g, 7, dict(yaw=16, elev=14, glassy=True, detail=(.3, .3, .4))


def pump(color='#d9a983', label='pump-foundation', kind='glass', cap='#1b1b1d', w=.30, h=.95):
    """A bottle with a pump: glass over colour, or milky plastic."""
    with group('pump') as g:
        if kind == 'glass':
            rbox(w*2, w*1.3, h, .08, glass('#ffffff'), .04, 5); rbox(w*2 - .10, w*1.3 - .10, h - .12, .06, plastic(color, .2, .6), .03, 4, (0, 0, .06)); front = w*.65
        else:
            loft([[Vector((x*k, y*k, z)) for x, y in superellipse(w*2.3, w*1.5, 2.6, 72)] for k, z in ((.93, 0), (1, .04), (1, h*.78), (.92, h*.9), (.6, h*.98), (.42, h))], plastic(color, .4, .2), smooth=60); front = w*.75
        cyl(.15, .14, plastic(cap, .3, .4), .02, (0, 0, h - .01)); cyl(.06, .12, plastic(cap, .3, .4), .008, (0, 0, h + .12))
        tube([(0, .03, h + .28), (0, -.12, h + .29), (0, -.30, h + .27), (0, -.36, h + .22)], .055, plastic(cap, .3, .4), radii=[1.5, 1.4, .9, .7], n=6)
        lathe(fillet([(0, h + .23), (.13, h + .23, .02), (.12, h + .33, .03), (0, h + .34)], 5), plastic(cap, .3, .4))
        if kind == 'glass':
            with group('l', (0, -front - .0015, h*.48), (90, 0, 0)): card(w*1.5, h*.6, picture(label, .5, 0, 0, True))
        else: 
            surf(lambda u, v: (superellipse(w*2.3 + .006, w*1.5 + .006, 2.6, 720)[int(360 + 60 + u*240) % 720] + (h*.14 + v*h*.56,)), 60, 1, picture(label, .5, 0, 0, True))
    return g, 17, dict(yaw=20, elev=10, glassy=kind == 'glass', detail=(.5, 0, .9))


def soap():
    """Two rough-cut bars with petals, tied with a string."""
    m = plastic('#d99aa0', .55, 0, .3, 26)
    with group('soap') as g:
        for i, (x, y, z, r) in enumerate(((0, 0, 0, 0), (.04, .04, .36, 16))):
            with group('bar', (x, y, z), (0, 0, r)):
                o = rbox(1.05, .70, .34, .06, m, .045, 4)
                if i: mark('mark-poudineh', .62, '#b9727c', (0, 0, .3415)); ring(.42, .008, plastic('#b9727c', .6), (0, 0, .34), sx=1)
        rnd = random.Random(3)
        for i in range(9):
            x, y = rnd.uniform(-.9, .95), rnd.uniform(-.75, -.42)
            ball(.10, plastic(['#b3263f', '#c94a60', '#9c1f36'][i % 3], .6), (x, y, .02), (1, .75, .16), (rnd.uniform(-20, 20), rnd.uniform(-20, 20), rnd.uniform(0, 180)))
    return g, 9, dict(yaw=22, elev=26, detail=(.5, .3, 1.))


def comb(color='#6f47b0'):
    m = plastic(color, .22, .9)
    with group('comb') as g:
      with group('stand', (0, 0, .03), (0, 0, 0)):
        spine = [(-1., .10), (-.6, .24), (0, .29), (.6, .24), (1., .10), (1., -.02), (-1., -.02)]
        prism(fillet([(x, y, .06) for x, y in spine], 6, True), .11, m, .04, 5)
        for i in range(15):
            x = -.91 + i*.13
            tube([(x, 0, .055), (x, -.25, .055), (x, -.50 + .10*abs(x)**3, .055)], .042, m, radii=[1, .9, .5], n=5)
        mark('mark-poudineh', .4, mixc(color, '#ffffff', .55), (0, .13, .1105))
    return g, 16, dict(yaw=-22, elev=48, detail=(.4, .3, .5))


def perfume(color='#e7b98e', label='perfume-ghamsar'):
    with group('pf') as g:
        rbox(.86, .40, 1.02, .07, glass('#fdfdfd'), .03, 5); rbox(.74, .28, .74, .05, liquid(color), .03, 4, (0, 0, .10))
        cyl(.15, .07, metal('#d8c49a', .18), .012, (0, 0, 1.02)); cyl(.012, .86, glass('#ffffff'), .002, (0, 0, .14))
        rbox(.40, .34, .42, .04, plastic('#1d1d1f', .18, 1.), .015, 4, (0, 0, 1.085)); rbox(.404, .344, .03, .04, metal('#d8b45a', .2), .006, 2, (0, 0, 1.10))
        with group('l', (0, -.2035, .52), (90, 0, 0)): card(.56, .56, picture(label, .4, 0, 0, True))
    return g, 12, dict(yaw=20, elev=9, glassy=True, flags=True, detail=(.5, 0, .45))


def flacon(color='#d99aa0', label='perfume-ghamsar', cap='#d8b45a', tall=False):
    """Scent in round glass under a ball of metal."""
    R, H = (.46, .78) if not tall else (.27, 1.18)
    with group('flacon') as g:
        lathe(fillet([(0, 0), (R*.86, 0, .06), (R, H*.32, .2), (R*.94, H*.78, .16), (.13, H, .05), (.13, H + .06), (0, H + .06)], 10), glass('#fdfdfd')); lathe(fillet([(0, .07), (R*.72, .07, .06), (R*.86, H*.34, .2), (R*.80, H*.72, .1), (0, H*.72)], 10), liquid(color))
        cyl(.15, .07, metal(cap, .18), .012, (0, 0, H + .05))
        if tall: cyl(.19, .34, plastic('#1d1d1f', .18, 1.), .03, (0, 0, H + .10)); ring(.19, .012, metal(cap, .2), (0, 0, H + .13))
        else: ball(.19, metal(cap, .2), (0, 0, H + .26), (1, 1, .95))
        with group('l', (0, -R - .002, H*.42), (90, 0, 0)): card(.52 if not tall else .40, .52 if not tall else .40, picture(label, .4, 0, 0, True))
    return g, 12, dict(yaw=16, elev=9, glassy=True, flags=True, detail=(.5, 0, .45))


def mascara(color='#17171a', trim='#d9b36a'):
    """An upright tube and, beside it, the brush on its cap."""
    c, t = plastic(color, .15, 1.), metal(trim, .16)
    with group('mascara') as g:
        with group('a', (-.22, 0, 0)): lathe(fillet([(0, 0), (.125, 0, .015), (.13, .80, .01), (0, .80)], 5), c); cyl(.075, .12, t, .008, (0, 0, .80)); ring(.131, .010, t, (0, 0, .03))
        with group('m', (-.22, -.130, .42), (90, 0, 0)):
            with group('r', rot=(0, 0, 90)): mark('mark-azin', .42, trim, (0, 0, .002), metal_=1.)
        with group('wand', (.34, -.10, .13), (0, 90, 24)):
            with group('t', (0, 0, -.45)):
                lathe(fillet([(0, 0), (.125, 0, .015), (.12, .62, .02), (0, .62)], 5), c); ring(.123, .010, t, (0, 0, .58)); cyl(.022, .30, plastic('#26262a', .4), .004, (0, 0, .60))
                for i in range(26):
                    z = .92 + i*.017; r = .075*(1 - .5*abs(i/25 - .45)**1.6)
                    for k in range(14): a = k*.4488 + i*.3; tube([(0, 0, z), (r*math.cos(a), r*math.sin(a), z + .004)], .0045, plastic('#0d0d0f', .6), n=1)
    return g, 13, dict(yaw=10, elev=20, detail=(.7, .3, .2))


def eye_palette(base='#1b1b1d', shades=('#e9d3bd', '#c99a7c', '#a8654c', '#7a4436', '#d9a8a0', '#b0606a', '#8a5a78', '#4a3038')):
    """A flat case open on its hinge: eight pans and a mirror."""
    m = plastic(base, .25, .8)
    with group('pal') as g:
        rbox(1.5, .78, .10, .05, m, .02, 4)
        for i, c in enumerate(shades):
            x, y = (i % 4 - 1.5)*.35, .17 - (i//4)*.35
            with group('pan', (x, y, .096)): prism(rrect(.30, .30, .04, 6), .006, metal('#9a9da2', .3), 0); prism(rrect(.28, .28, .035, 6), .012, plastic(c, .8, 0, .2, 160) if i not in (0, 4) else metal(c, .5), .004, 2)
        with group('lid', (0, .39, .10), (-68 + 180, 0, 0)):
            with group('l', (0, -.39, 0)): rbox(1.5, .78, .06, .05, m, .02, 4, (0, 0, -.06)); prism(rrect(1.36, .66, .03, 6), .004, metal('#e9edf2', .03), 0, loc=(0, 0, .0))
        with group('br', (.20, -.62, .04), (0, 90, 8)): cyl(.030, .75, m, .012, (0, 0, -.4)); cyl(.034, .10, metal('#d9b36a', .2), .006, (0, 0, .34)); lathe(fillet([(0, .43), (.032, .43), (.05, .52, .03), (.02, .60, .01), (0, .60)], 5), fabric('#3a2a22', 90, 'fleece', .8), 32)
    return g, 15, dict(yaw=-14, elev=34, detail=(.35, .3, .3))


def cream_jar(color='#f1e6d2', label='pump-lotion', lid='#b58a5e', open_=True):
    """A low jar of cream, its lid leaning by it."""
    with group('jar') as g:
        lathe(fillet([(0, 0), (.50, 0, .10), (.52, .42, .06), (.45, .46, .02), (.45, .54, .01), (.41, .54), (.39, .46), (0, .46)], 8), plastic(color, .18, .9))
        lathe(fillet([(0, .54), (.16, .52, .04), (.28, .49, .05), (.40, .51)], 6), plastic('#fbf7ee', .3, .4)); ball(.10, plastic('#fbf7ee', .3, .4), (.05, -.04, .52), (1.3, .8, .55), (0, 18, 30))
        with group('l', (0, 0, .06)): wrap(.5235, .32, picture(label, .5, 0, 0, True), 110)
        with group('lid', (.80, .12, .50), (0, 78, -18)): cyl(.49, .16, plastic(lid, .35, .4), .03, (0, 0, -.08)); ring(.47, .010, metal('#d8b45a', .2), (0, 0, .085)); mark('mark-poudineh', .46, '#f4ecdc', (0, 0, .084))
    return g, 10, dict(yaw=8, elev=24, detail=(.35, .2, .6))


def squeeze_tube(color='#f3efe4', label='pump-lotion', cap='#ea7f26', w=.62, h=1.30):
    """A tube on its cap, pressed flat at the top."""
    def side(u, v):
        a = 2*math.pi*u; k = 1 - v**2.2; r = w/2
        return r*math.cos(a)*(1 + .16*v), (r*.78*k + .012)*math.sin(a), .22 + h*v
    with group('tube') as g:
        surf(side, 96, 40, plastic(color, .35, .3), closed_u=True); box(w*1.17, .022, .12, plastic(color, .35, .3), .006, loc=(0, 0, .22 + h - .02))
        for i in range(22): box(.006, .028, .10, plastic(mixc(color, '#000000', .1), .5), 0, loc=(-w*.56 + i*w*1.12/21, 0, .22 + h - .01))
        lathe(fillet([(0, 0), (.28, 0, .03), (.29, .20, .03), (.24, .235, .01), (0, .235)], 6), plastic(cap, .35, .3))
        surf(lambda u, v: (lambda x, y, z: (x*1.006, y*1.02 - .003, z))(*side(.60 + .30*u, .10 + .62*v)), 40, 30, picture(label, .45, 0, 0, True))
    return g, 16, dict(yaw=10, elev=10, detail=(.5, 0, .5))


def solid_perfume(label='perfume-kavir'):
    with group('sp') as g:
        lathe(fillet([(0, 0), (.46, 0, .06), (.48, .40, .06), (.40, .46), (0, .46)], 8), glass('#fff6e6')); lathe(fillet([(0, .09), (.40, .09, .06), (.42, .40, .05), (0, .41)], 6), plastic('#d9a24a', .4, .2))
        wrap(.484, .26, picture(label, .5), 170, loc=(0, 0, .08))
        with group('lid', (.72, -.22, .0), (0, 0, 0)):
            with group('t', (0, 0, .48), (0, 72, -24)): cyl(.47, .18, metal('#c9a24a', .26, 'radial'), .03); 
    return g, 8, dict(yaw=6, elev=30, glassy=True, detail=(.3, .2, .7))
