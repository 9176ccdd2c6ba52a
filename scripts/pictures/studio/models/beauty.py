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


def solid_perfume(label='perfume-kavir'):
    with group('sp') as g:
        lathe(fillet([(0, 0), (.46, 0, .06), (.48, .40, .06), (.40, .46), (0, .46)], 8), glass('#fff6e6')); lathe(fillet([(0, .09), (.40, .09, .06), (.42, .40, .05), (0, .41)], 6), plastic('#d9a24a', .4, .2))
        wrap(.484, .26, picture(label, .5), 170, loc=(0, 0, .08))
        with group('lid', (.72, -.22, .0), (0, 0, 0)):
            with group('t', (0, 0, .48), (0, 72, -24)): cyl(.47, .18, metal('#c9a24a', .26, 'radial'), .03); 
    return g, 8, dict(yaw=6, elev=30, glassy=True, detail=(.3, .2, .7))
