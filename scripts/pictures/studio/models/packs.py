"""Pouches, tins, cartons and jars: what stands on a shelf under its own label."""
from parts import *


def pouch(label, color='#2b2623', seen='none', w=.92, h=1.28, filled=None, valve=False):
    """A standing bag with a folded bottom and a pressed seam."""
    def face(side):
        def fn(u, v):
            t = (u - .5)*2; a = abs(t)
            z = v*h; full = math.sin(min(1, v/.55)*math.pi/2)**.5 * (1 if v < .55 else max(0, (.93 - v)/.38))**.62 if v < .93 else 0
            bul = .21*full*(1 - a**2.6)**.75
            crease = .010*math.sin(9*t + 3*side + 7*v)*full*(1 - a)*(1 if .1 < v < .9 else .3) + .012*noise.noise(Vector((t*3, v*4, side*3)))*full
            floor = -.10*(1 - t*t)**.5*max(0, 1 - v/.10)
            return t*w/2*(1 - .03*full), side*(bul + .004) + side*crease + side*floor*0, z
        return fn
    with group('pouch') as g:
        surf(face(-1), 70, 90, picture(label, .42, 0, .15)); surf(face(1), 70, 90, plastic(color, .42, .15))
        for i in range(4): box(w*.985, .014, .006, plastic(mixc(color, '#ffffff', .12), .4), .002, 1, (0, 0, h*.945 + i*.015))
        for s in (-1, 1): tube([(s*w*.488, 0, .02), (s*w*.478, 0, h*.5), (s*w*.49, 0, h*.98)], 1, plastic(color, .45, .1), prof=rrect(.03, .008, .003, 2), n=4)
        if valve: cyl(.045, .012, plastic('#1b1b1b', .5), .004, (w*.32, -.115, h*.84), (97, 0, 0))
    return g, 24, dict(yaw=16, elev=9, detail=(.5, 0, .5))


def tin(label, lid='#c9b27a', w=.40, h=.95):
    with group('tin') as g:
        lathe(fillet([(0, 0), (w, 0, .02), (w, .02), (w - .012, .03), (w - .012, h), (0, h)], 4), metal('#a89a78', .3)); wrap(w - .0105, h - .05, picture(label, .32, 0, .25), 360, loc=(0, 0, .035))
        lathe(fillet([(w - .008, h - .05), (w + .002, h - .05, .004), (w + .002, h + .11, .03), (w - .04, h + .135, .02), (w - .1, h + .125, .01), (0, h + .125)], 6), metal(lid, .24, 'radial', .6))
    return g, 12, dict(yaw=8, elev=14, detail=(.5, 0, .5))


def carton(label, side='#24483a', w=1.2, d=.5, h=.9, top=None, opened=None):
    """A box of card whose front carries the label."""
    m = paper(side, .5)
    with group('carton') as g:
        box(w, d, h, m, .008, 2)
        with group('f', (0, -d/2 - .001, h/2), (90, 0, 0)): card(w*.995, h*.995, picture(label, .45, 0, .15))
        if top:
            with group('t', (0, 0, h + .001)): card(w*.995, d*.995, picture(top, .45, 0, .15))
        box(w*.34, .004, .002, plastic(mixc(side, '#000000', .4), .6), 0, loc=(0, -d/2 + .04, h))
        if opened == 'tea':
            for i in range(3):
                with group('bag', (w*.36 + i*.16, -d*.5 - .22 - i*.05, .01), (78, 0, 12 - i*16)):
                    rbox(.24, .30, .035, .02, paper('#efe8d2', .8), .015, 2); card(.13, .13, picture('tea-tag', .6), (.26, .30, .02)); tube([(0, .14, .03), (.12, .26, .04), (.24, .30, .024)], .004, fabric('#f4f1e6', 80), n=4)
    return g, 16, dict(yaw=26, elev=16, detail=(.4, 0, .5))


def jar(label, fill='#c9821e', lid='#c9a24a', w=.42, h=1.0, clear=False, lumps=None, wood_lid=False, hexagon=False):
    """Glass over what is in it, a lid that screws, a label."""
    gl = glass('#ffffff')
    with group('jar') as g:
        lathe(fillet([(0, 0), (w, 0, .06), (w + .01, h*.86, .12), (w - .08, h, .02), (0, h)], 8), gl)
        if lumps:
            body_ = [fillet([(0, .05), (w - .05, .05, .05), (w - .05, h*.62, .05), (0, h*.64)], 6)]
            lathe(body_[0], plastic(mixc(fill, '#000000', .35), .6))
            for i in range(170):
                a, zz = i*2.399, .09 + (h*.58)*((i*.618) % 1)
                r = w - .095 if i % 3 else (w - .1)*math.sqrt((i*.37) % 1)
                ball(lumps, plastic(mixc(fill, '#ffffff', .12*((i*7) % 3)), .35, .3), (r*math.cos(a), r*math.sin(a), zz if i % 3 else h*.62), (1.2, .9, .8), (i*37, i*53, 0))
        elif not clear:
            lathe(fillet([(0, .05), (w - .03, .05, .05), (w - .02, h*.80, .04), (0, h*.80)], 6), liquid(fill) if fill == 'honey' else plastic(fill, .2, .6))
        if wood_lid: cyl(w - .03, .14, wood('beech', 'x', 1.2), .02, (0, 0, h - .01))
        else:
            lathe(fillet([(0, h - .06), (w - .05, h - .06, .01), (w - .04, h - .05), (w - .04, h + .10, .02), (w - .08, h + .12, .01), (0, h + .11)], 5), metal(lid, .28))
            for i in range(60): box(.008, .008, .11, metal(lid, .25), 0, loc=((w - .038)*math.cos(i*.10472), (w - .038)*math.sin(i*.10472), h - .04), rot=(0, 0, i*6))
        if label: wrap(w + .013, h*.46, picture(label, .5), 150, loc=(0, 0, h*.20))
    return g, 12, dict(yaw=8, elev=13, glassy=True, detail=(.5, 0, .45))


def honey(label='jar-honey'):
    """Amber in glass, with a dipper lying beside."""
    w, h = .42, .95
    with group('honey') as g:
        lathe(fillet([(0, 0), (w, 0, .06), (w + .01, h*.86, .12), (w - .08, h, .02), (0, h)], 8), glass('#fff3d6'))
        lathe(fillet([(0, .04), (w - .02, .04, .05), (w - .012, h*.82, .04), (0, h*.82)], 6), plastic('#b5650f', .12, 1., .6))
        lathe(fillet([(0, h - .06), (w - .05, h - .06, .01), (w - .04, h - .05), (w - .04, h + .10, .02), (w - .08, h + .12, .01), (0, h + .11)], 5), metal('#d8b45a', .25))
        wrap(w + .013, h*.50, picture(label, .5), 170, loc=(0, 0, h*.16))
        with group('dip', (.72, -.30, .10), (0, 84, 24)):
            cyl(.028, 1.0, wood('beech', 'z', 1.2), .01, (0, 0, -.75))
            for i in range(6): lathe(fillet([(0, 0), (.10 - .012*abs(i - 2.5), 0, .012), (.10 - .012*abs(i - 2.5), .03, .012), (0, .03)], 4), wood('beech', 'z', 1.2), 48, (0, 0, .24 + i*.042 - .02))
    return g, 14, dict(yaw=6, elev=14, glassy=True, detail=(.3, 0, .45))


def cookies(label='box-koloocheh'):
    """An open box with rows of stamped cookies and its lid behind."""
    with group('box') as g:
        m = paper('#7c3b2a', .5)
        box(1.5, 1.1, .03, m, .004); 
        for x, w, d in ((-.75, .02, 1.1), (.75, .02, 1.1)): box(w, d, .22, m, .004, loc=(x, 0, 0))
        for y in (-.55, .55): box(1.5, .02, .22, m, .004, loc=(0, y, 0))
        with group('lid', (0, .60, .12), (-70 + 160, 0, 0)):
            box(1.54, 1.14, .03, m, .004, loc=(0, .57, 0))
            with group('p', (0, .57, .0315)): card(1.52, 1.12, picture(label, .45, 0, .15))
        c = plastic('#b9772f', .7, 0, .2, 60)
        for i in range(12):
            x, y = (i % 4 - 1.5)*.36, (i//4 - 1)*.35
            with group('c', (x, y, .06)):
                lathe(fillet([(0, 0), (.16, 0, .03), (.165, .08, .04), (.13, .105, .02), (0, .11)], 5), c, 48)
                for k in range(8): tube([(.03*math.cos(k*.785), .03*math.sin(k*.785), .11), (.115*math.cos(k*.785), .115*math.sin(k*.785), .106)], .008, plastic('#8f5520', .7), n=1)
                ring(.13, .008, plastic('#8f5520', .7), (0, 0, .105))
    return g, 28, dict(yaw=-18, elev=32, detail=(.4, .3, .3))


def candy(label='jar-candy'):
    """Crystals of saffron sugar in a round jar."""
    w, h = .46, .80
    with group('candy') as g:
        lathe(fillet([(0, 0), (w, 0, .06), (w + .01, h*.86, .12), (w - .08, h, .02), (0, h)], 8), glass('#ffffff'))
        rock = plastic('#e8a51e', .12, .8, .6)
        lathe(fillet([(0, .05), (w - .08, .05, .05), (w - .08, h*.66, .05), (0, h*.68)], 6), plastic('#b9760f', .5))
        rnd = random.Random(4)
        for i in range(210):
            a, zz, r = rnd.uniform(0, 6.28), rnd.uniform(.09, h*.72), (w - .085)
            if i > 150: r = r*math.sqrt(rnd.random()); zz = h*.70
            s = rnd.uniform(.05, .085); box(s, s*.8, s*1.1, rock, .008, 1, (r*math.cos(a), r*math.sin(a), zz), (rnd.uniform(0, 90), rnd.uniform(0, 90), rnd.uniform(0, 90)))
        lathe(fillet([(0, h - .04), (w - .05, h - .04, .01), (w - .03, h - .03), (w - .03, h + .10, .02), (w - .08, h + .12, .01), (0, h + .11)], 5), metal('#d8b45a', .25))
        wrap(w + .013, h*.40, picture(label, .5), 120, loc=(0, 0, h*.22))
    return g, 12, dict(yaw=8, elev=16, glassy=True, detail=(.75, 0, .5))
