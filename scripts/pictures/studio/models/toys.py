"""Toys, games, and what a baby needs."""
from parts import *


def teddy():
    """Short plush: a soft body with fine fibres."""
    def fur(color): return fabric(color, 46, 'fleece', 1.4, fuzz=.5, sheen=1.)
    m, light, dark = fur('#b5793f'), fur('#e6c79a'), plastic('#1b1310', .15, 1.)
    with group('bear') as g:
        def lump(r, loc, sc=(1, 1, 1), rot=(0, 0, 0), mat=m):
            o = ball(r, mat, loc, sc, rot); wrinkle(o, .035, .05); return o
        lump(.42, (0, 0, .44), (1, .82, 1.08)); lump(.30, (0, -.13, .42), (1, .82, 1.08), mat=light); lump(.37, (0, -.03, 1.10), (1.08, .95, .95))
        lump(.19, (0, -.33, 1.02), (1.1, .8, .85), mat=light); ball(.062, dark, (0, -.485, 1.08), (1.3, .7, .8))
        tube([(0, -.487, 1.03), (0, -.49, .975), (-.06, -.475, .945)], .008, dark, n=4); tube([(0, -.49, .975), (.06, -.475, .945)], .008, dark, n=2)
        for s in (-1, 1):
            ball(.042, dark, (s*.14, -.335, 1.19)); lump(.14, (s*.30, 0, 1.39), (1, .55, 1)); lump(.095, (s*.30, -.055, 1.39), (1, .4, 1), mat=light)
            lump(.17, (s*.45, -.10, .62), (.78, .85, 1.55), (18, s*-32, 0)); lump(.20, (s*.30, -.44, .17), (.95, 1.35, .85), (0, 0, s*-20)); lump(.12, (s*.36, -.665, .20), (1, .28, 1), (0, 0, s*-20), light)
        with group('bow', (0, -.34, .80)): 
            for s in (-1, 1): softbox(.24, .08, .15, fabric('#c0202f', 90, 'weave', .2), .4, loc=(s*.13, 0, -.07), rot=(0, s*-14, 0), e=2.6)
            ball(.05, fabric('#c0202f', 90, 'weave', .2), (0, -.02, .0))
    return g, 35, dict(yaw=18, elev=12, detail=(.5, 0, .78))


def kite():
    cols = ['#c0202f', '#f0c232', '#2c66c8', '#2b9a60']
    T, B, L, R = Vector((0, 0, .70)), Vector((0, 0, -.95)), Vector((-.62, 0, .12)), Vector((.62, 0, .12)); C = Vector((0, -.05, .12))
    with group('kite') as g:
      with group('t', (0, 0, .98), (-12, 0, 8)):
        for a, b, c in ((T, L, 0), (T, R, 1), (B, L, 2), (B, R, 3)):
            def fn(u, v): p = C.lerp(a, u).lerp(C.lerp(b, u), v); return p.x, p.y - .05*math.sin(math.pi*v)*u*(1 - u*.3), p.z
            o = surf(fn, 20, 20, fabric(cols[c], 200, 'weave', .1, fuzz=.02, sheen=.1))
        tube([T, L, B, R], .010, fabric('#232427', 90), closed=True, n=1); tube([T, C + Vector((0, .02, 0)), B], .014, wood('beech', 'z', 1.2), n=4); tube([L, C + Vector((0, .03, 0)), R], .014, wood('beech', 'x', 1.2), n=6)
        tube([(0, -.05, .40), (0, -.34, .05), (0, -.05, -.40)], .004, plastic('#f4f1e6', .5), n=1)
      pts = [Vector((.13, .19, .05)), Vector((.30, .05, .03)), Vector((.55, -.25, .02)), Vector((.30, -.55, .02)), Vector((-.15, -.62, .02)), Vector((-.55, -.45, .02)), Vector((-.85, -.60, .02))]
      tube(pts, .007, plastic('#f4f1e6', .5), n=8); S_ = spline(pts, 8)
      for i in range(6, len(S_), 7):
        for s in (-1, 1): ball(.08, fabric(cols[i % 4], 120, 'weave', .1), S_[i] + Vector((s*.07, .03*s, .02)), (1, .55, .3), (0, 0, i*31))
      with group('reel', (.72, -.62, .0)): cyl(.05, .30, wood('beech', 'z', 1.2), .01); cyl(.14, .03, wood('beech', 'x', 1.2), .01, (0, 0, .06)); cyl(.14, .03, wood('beech', 'x', 1.2), .01, (0, 0, .21)); cyl(.11, .13, fabric('#f4f1e6', 120, 'twill', .5), .02, (0, 0, .085))
    return g, 90, dict(yaw=6, elev=14, detail=(.5, .5, .8))


def locomotive():
    w = wood('beech', 'x', 1.2); red, blue, yel, dark = (plastic(c, .4, .25) for c in ('#c0202f', '#2c66c8', '#f0c232', '#232427'))
    def wheels(xs, r=.14, y=.26):
        for x in xs:
            for s in (-1, 1):
                with group('wh', (x, s*y, r), (90*s, 0, 0)): cyl(r, .07, wood('beech', 'z', 1.5), .02, (0, 0, -.03)); cyl(.045, .09, red, .012, (0, 0, -.03)); ring(r*.7, .008, dark, (0, 0, .04))
    with group('train') as g:
        with group('e', (-.55, 0, 0)):
            rbox(1.2, .44, .12, .06, dark, .02, 4, (0, 0, .14)); wheels((-.38, .0, .38))
            with group('boiler', (-.62, 0, .47), (0, 90, 0)): cyl(.20, .78, red, .03); ring(.20, .014, yel, (0, 0, .2)); ring(.20, .014, yel, (0, 0, .55)); cyl(.16, .03, dark, .01, (0, 0, -.02))
            rbox(.42, .46, .52, .05, blue, .03, 4, (.36, 0, .26)); rbox(.52, .54, .06, .06, red, .02, 4, (.36, 0, .78)); 
            for s in (-1, 1): box(.22, .012, .20, w, .01, 2, (.36, s*.226, .48))
            lathe(fillet([(0, 0), (.07, 0, .01), (.065, .16), (.11, .26, .02), (.11, .30, .01), (0, .30)], 5), dark, loc=(-.44, 0, .64)); ball(.085, yel, (-.10, 0, .66), (1, 1, .9)); cyl(.05, .04, yel, .01, (-.68, 0, .47), (0, 90, 0))
            cyl(.035, .05, metal('#c9ccd0', .2), .006, (.60, 0, .20), (0, 90, 0))
        with group('w', (.75, 0, 0)):
            rbox(.86, .44, .10, .06, dark, .02, 4, (0, 0, .16)); wheels((-.26, .26), .13); rbox(.82, .46, .24, .05, w, .02, 4, (0, 0, .25)); rbox(.72, .36, .02, .03, dark, .004, 2, (0, 0, .485))
            for x, y, c in ((-.22, -.08, '#c0202f'), (.02, .08, '#2b9a60'), (.24, -.05, '#f0c232'), (-.05, -.10, '#2c66c8')): box(.18, .18, .18, plastic(c, .4, .25), .02, 3, (x, y, .45), (0, 0, 20*x*10))
            cyl(.035, .06, metal('#c9ccd0', .2), .006, (-.49, 0, .20), (0, 90, 0))
    return g, 34, dict(yaw=24, elev=18, detail=(.25, .2, .6))


def rc_car(color='#2c66c8'):
    m, d, rub = plastic(color, .25, .8), plastic('#1b1c1f', .5), rubber('#17181a')
    with group('rc') as g:
        for x in (-.55, .55):
            for s in (-1, 1):
                with group('w', (x, s*.46, .26), (90*s, 0, 0)):
                    ring(.17, .10, rub, sz=1.1); cyl(.11, .20, plastic('#c9ccd0', .35), .02, (0, 0, -.10)); cyl(.03, .22, d, .004, (0, 0, -.10))
                    for k in range(18):
                        with group('k', rot=(0, 0, 20*k)): box(.05, .04, .17, rub, .008, 1, (.255, 0, -.085)); 
                    for k in range(5): box(.03, .10, .02, d, .004, 1, (.06*math.cos(k*1.257), .06*math.sin(k*1.257), .10), (0, 0, k*72 + 90))
                tube([(x*.75, s*.14, .30), (x, s*.38, .26)], .028, d, n=1); tube([(x*.8, s*.18, .56), (x*.95, s*.34, .30)], .022, metal('#c9ccd0', .2), n=1)
                for k in range(6): ring(.042, .009, plastic('#f0c232', .4), Vector((x*.8, s*.18, .56)).lerp(Vector((x*.95, s*.34, .30)), .12 + k*.12), (0, 20, 0), seg=24)
        rbox(1.3, .34, .10, .06, d, .03, 4, (0, 0, .28))
        side = fillet([(-.82, .36, .04), (-.80, .52, .08), (-.42, .58, .08), (-.18, .80, .10), (.30, .80, .10), (.52, .60, .08), (.78, .56, .08), (.80, .38, .05)], 6, True)
        with group('b', (0, .27, 0), (90, 0, 0)): prism(side, .54, m, .05, 5)
        glass_ = plastic('#15181c', .08, 1.)
        for s in (-1, 1):
            with group('win', (0, s*.272, 0), (90, 0, 0)): prism(fillet([(-.30, .60, .02), (-.13, .755, .03), (.25, .755, .03), (.40, .62, .03)], 4, True), .01, glass_, .003, 2, (0, 0, -.005))
            with group('no', (.04, s*.2735, .48), (90, 0, 0 if s < 0 else 180)): mark('mark-shadooneh', .30, '#f4f1e6', (0, 0, .002))
        with group('ws', (-.305, 0, .69), (0, -47, 0)): rbox(.24, .44, .012, .03, glass_, .004, 2)
        for s in (-1, 1): cyl(.055, .03, glow('#fff6d0', 1.), .01, (-.815, s*.16, .45), (0, -90, 0)); tube([(-.20, s*.24, .80), (.30, s*.24, .82), (.50, s*.24, .62)], .02, d, n=3)
        for i in range(4): cyl(.045, .03, glow('#fff6d0', 1.2), .01, (-.12, -.18 + .12*i, .87), (0, -90, 0)); 
        box(.06, .50, .05, d, .01, loc=(-.10, 0, .83)); tube([(.55, .15, .55), (.60, .17, 1.25)], .008, d, n=1); rbox(.10, .70, .10, .03, d, .02, 3, (-.84, 0, .30))
    return g, 30, dict(yaw=46, elev=18, detail=(.4, .2, .5))


def puzzle(art='puzzle-naghsh'):
    with group('puzzle') as g:
        with group('box', (-.05, .30, 0), (0, 0, 0)):
            box(1.40, .26, 1.0, paper('#1f3056', .5), .006)
            with group('f', (0, -.131, .5), (90, 0, 0)): card(1.395, .995, picture(art, .4, 0, .3))
        def piece(c, mat):
            pts = []
            for side in range(4):
                a = side*90; ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a)); d = 1 if (side + c) % 2 else -1
                for x, y in [(-.5, -.5), (-.12, -.5), (-.14, -.5 - d*.10), (-.10, -.5 - d*.22), (.10, -.5 - d*.22), (.14, -.5 - d*.10), (.12, -.5)]: pts.append((x*ca - y*sa, x*sa + y*ca))
            prism([(x*.24, y*.24) for x, y in pts], .05, mat, .008, 2)
        for i, (x, y, r, c) in enumerate(((-.60, -.28, 20, '#2f7fb5'), (-.22, -.40, 70, '#d9b36a'), (.16, -.25, 10, '#1f9c9c'), (.52, -.42, 130, '#e9dfc3'), (.80, -.10, 40, '#b5652c'))):
            with group('p', (x, y, 0), (0, 0, r)): piece(i % 2, plastic(c, .5, .1))
    return g, 38, dict(yaw=-12, elev=20, detail=(.5, 0, .5))


def chess():
    lt, dk = wood('ash', 'z', 1.2, .3), wood('walnut', 'z', 1.2, .3)
    base = [(0, 0), (.34, 0, .02), (.34, .08, .03), (.26, .14, .03), (.28, .18, .02)]
    body_ = {'p': base + [(.14, .30, .06), (.11, .48, .04), (.18, .52, .015), (.18, .55, .015), (.09, .58)], 'b': base + [(.15, .35, .08), (.11, .78, .05), (.20, .82, .015), (.19, .86, .015), (.10, .88)], 'q': base + [(.16, .40, .08), (.12, .98, .05), (.22, 1.02, .015), (.20, 1.07, .015), (.13, 1.1), (.22, 1.34, .01), (.14, 1.33), (0, 1.36)], 'r': base + [(.20, .30, .08), (.17, .58, .04), (.26, .64, .015), (.26, .84, .01), (.19, .84), (.19, .74), (0, .74)]}
    def man(k, m):
        lathe(fillet(body_['p' if k == 'p' else 'b' if k in 'bn' else 'q' if k in 'qk' else 'r'] + ([(0, .6)] if k == 'p' else [(0, .9)] if k in 'bn' else []), 5), m, 48)
        if k == 'p': ball(.15, m, (0, 0, .68))
        if k == 'b': lathe([(p.x, p.y) for p in spline([(.08, .86, 0), (.15, .98, 0), (.10, 1.12, 0), (.02, 1.20, 0), (0, 1.2, 0)], 5)], m, 48); ball(.04, m, (0, 0, 1.22))
        if k == 'n': prism([(p.x, p.y) for p in spline([(-.18, .86, 0), (.18, .86, 0), (.20, 1.08, 0), (.10, 1.30, 0), (-.02, 1.34, 0), (-.08, 1.28, 0), (-.26, 1.14, 0), (-.24, 1.06, 0), (-.08, 1.08, 0), (-.14, .98, 0)], 4, True)], .18, m, .04, 3, (0, .09, 0), (90, 0, 0))
        if k == 'k': box(.06, .05, .24, m, .01, loc=(0, 0, 1.34)); box(.18, .05, .06, m, .01, loc=(0, 0, 1.46))
        if k == 'q': ball(.07, m, (0, 0, 1.40))
    with group('chess') as g:
        rbox(2.5, 2.5, .12, .03, dk, .02, 3); q = .28
        for i in range(8):
            for j in range(8): box(q, q, .008, wood('ash', 'x', 1.2) if (i + j) % 2 else wood('walnut', 'x', 1.2), 0, loc=((i - 3.5)*q, (j - 3.5)*q, .118))
        for j, row, m in ((0, 'rnbqkbnr', lt), (1, 'pppp ppp', lt), (6, 'ppp pppp', dk), (7, 'rnbqkbnr', dk)):
            for i, k in enumerate(row):
                if k != ' ':
                    with group('man', ((i - 3.5)*q, (j - 3.5)*q, .126), (0, 0, 90 if m is lt else -90), .36): man(k, m)
        for i, j, m in ((4, 3, lt), (3, 4, dk)):
            with group('man', ((i - 3.5)*q, (j - 3.5)*q, .126), scale=.36): man('p', m)
    return g, 40, dict(yaw=-28, elev=30, detail=(.3, .2, .6))


def board_game():
    with group('game') as g:
        with group('box', (-.15, .42, 0)):
            box(1.35, .30, 1.15, paper('#5a2a1c', .5), .006)
            with group('f', (0, -.151, .575), (90, 0, 0)): card(1.345, 1.145, picture('box-caravan', .4, 0, .3))
        with group('board', (.1, -.45, 0), (0, 0, 6)): box(1.5, .95, .03, paper('#3a1c14', .5), .004); card(1.48, .93, picture('board-caravan', .5), (0, 0, .0305))
        def pawn(c): lathe(fillet([(0, 0), (.075, 0, .01), (.07, .03, .01), (.03, .08, .02), (.03, .12), (.05, .14, .01), (0, .15)], 4), plastic(c, .25, .8), 40); ball(.045, plastic(c, .25, .8), (0, 0, .17))
        for x, y, c in ((-.35, -.55, '#c0202f'), (-.05, -.35, '#2c66c8'), (.30, -.62, '#f0c232'), (.52, -.28, '#2b9a60'), (-.48, -.25, '#6f47b0')):
            with group('p', (x, y, .03)): pawn(c)
        for x, y, r, n in ((.85, -.95, 20, 5), (.60, -1.02, 50, 3)):
            with group('die', (x, y, 0), (0, 0, r)):
                box(.16, .16, .16, plastic('#f4f1e6', .3, .5), .03, 4)
                for px, py in ((0, 0), (-.04, -.04), (.04, .04), (-.04, .04), (.04, -.04))[:n]: cyl(.014, .003, plastic('#1b1c1f', .5), 0, (px, py, .159), seg=16)
                for px, py in ((-.04, -.04), (.04, .04)): cyl(.014, .003, plastic('#1b1c1f', .5), 0, (px, -.0795, .08 + py), (90, 0, 0), seg=16)
    return g, 40, dict(yaw=-14, elev=28, detail=(.4, .3, .3))


def baby_bottle():
    cl, ring_ = glass('#ffffff', .04), plastic('#7cc2c4', .4, .2)
    with group('bottle') as g:
        lathe(fillet([(0, 0), (.30, 0, .06), (.32, .30, .1), (.27, .62, .1), (.32, .95, .08), (.28, 1.06, .03), (0, 1.06)], 8), cl); lathe(fillet([(0, .05), (.26, .05, .05), (.28, .30, .1), (.235, .62, .1), (.24, .68), (0, .68)], 8), plastic('#fbf8f0', .4, .2))
        lathe(fillet([(0, 1.02), (.30, 1.02, .02), (.30, 1.20, .04), (.20, 1.22, .02), (0, 1.22)], 5), ring_)
        for i in range(40): box(.012, .012, .12, ring_, .003, 1, (.30*math.cos(i*.157), .30*math.sin(i*.157), 1.05), (0, 0, i*9))
        lathe([(p.x, p.y) for p in spline([(.20, 1.20, 0), (.17, 1.27, 0), (.08, 1.33, 0), (.06, 1.42, 0), (.07, 1.48, 0), (.045, 1.53, 0), (0, 1.54, 0)], 6)], plastic('#f3e6cf', .35, .2))
        for i in range(7): box(.10 if i % 2 else .06, .004, .008, plastic('#3f8f92', .5), 0, loc=(.02, -.312 + .0 + .042*math.exp(-((.22 + i*.10 - .62)/.18)**2), .22 + i*.10))
        with group('cap', (.62, -.20, 0)): lathe(fillet([(.27, 0), (.28, .02, .01), (.27, .36, .08), (.12, .48, .08), (0, .50)], 6), glass('#e9f6f6', .04))
    return g, 18, dict(yaw=10, elev=12, glassy=True, detail=(.3, 0, .8))


def pacifiers(colors=('#1f9c9c', '#eb9ab2')):
    """Two soothers with their rings."""
    def one(c):
        m, s = plastic(c, .35, .3), plastic('#f3e3c4', .3, .5)
        surf(lambda u, v: ((lambda a, r: (r*.44*math.cos(a)*(1 + .12*math.cos(2*a)), r*.34*math.sin(a), .10*(r*math.cos(a))**2))(2*math.pi*u, v)), 64, 12, m, closed_u=True)
        o = surf(lambda u, v: ((lambda a, r: (r*.44*math.cos(a)*(1 + .12*math.cos(2*a)), r*.34*math.sin(a), .10*(r*math.cos(a))**2 - .06))(2*math.pi*u, v)), 64, 12, m, closed_u=True); solid(o, .05, 1)
        lathe([(p.x, p.y) for p in spline([(.10, -.05, 0), (.085, -.14, 0), (.14, -.28, 0), (.13, -.40, 0), (0, -.45, 0)], 6)], s, 48); cyl(.15, .05, plastic('#f7f4ec', .35, .3), .015, (0, 0, .0), seg=48)
        with group('ring', (0, -.06, .07), (62, 0, 0)): ring(.21, .036, plastic('#f7f4ec', .35, .3), (0, .20, 0), seg=64)
        for sx in (-1, 1): cyl(.04, .004, plastic(mixc(c, '#000000', .5), .6), 0, (sx*.27, 0, .012), seg=24)
    with group('pair') as g:
        with group('a', (-.42, .10, .36), (52, 0, -14)): one(colors[0])
        with group('b', (.46, -.10, .36), (-112, 0, 34)): one(colors[1])
    return g, 6, dict(yaw=0, elev=20, detail=(.3, .2, .5))


def sippy_cup(color='#f0c232'):
    """A first cup with two handles and a soft spout."""
    m, lid = plastic(color, .4, .2), plastic(mixc(color, '#ffffff', .55), .4, .2)
    with group('cup') as g:
        lathe(fillet([(0, 0), (.34, 0, .06), (.40, .84, .04), (0, .84)], 8), m); lathe(fillet([(0, .80), (.43, .80, .03), (.43, .94, .06), (.20, 1.0, .05), (0, 1.0)], 6), lid); softbox(.26, .14, .24, plastic('#f3e3c4', .35, .4), .15, loc=(0, -.10, .96), e=3)
        for s in (-1, 1): tube([(s*.38, 0, .74), (s*.60, 0, .76), (s*.72, 0, .58), (s*.66, 0, .36), (s*.36, 0, .26)], .052, lid, n=10)
        for i in range(4): box(.06 if i % 2 else .10, .006, .010, plastic(mixc(color, '#000000', .4), .6), 0, loc=(.0, -.372 - .012*i, .30 + .11*i))
        with group('m', (0, -.355, .18), (92, 0, 0)): mark('mark-ferfereh', .30, mixc(color, '#000000', .55), (0, 0, .012))
    return g, 14, dict(yaw=16, elev=16, detail=(.5, 0, .85))


def weaning_set(color='#7fb5a6'):
    """A bowl with a suction foot, a bib plate's spoon, all in silicone and wood."""
    m, w = plastic(color, .6, 0, .3), wood('beech', 'x', 1.2)
    with group('set') as g:
        lathe(fillet([(0, .02), (.40, .0, .02), (.46, .03, .02), (.30, .12, .06), (.50, .22, .08), (.66, .58, .04), (.63, .60, .02), (.50, .28, .08), (0, .18)], 8), m)
        with group('sp', (.10, -.06, .34), (0, -20, 24)): tube([(-.05, 0, 0), (.5, 0, .06), (.98, 0, .10)], 1, w, prof=superellipse(.10, .07, 2.4, 20), n=6); ball(.16, m, (-.20, 0, -.01), (1.15, .8, .32))
        with group('fork', (.86, -.30, .03), (0, 0, 62)): tube([(-.1, 0, 0), (.5, 0, .01)], 1, w, prof=superellipse(.10, .06, 2.4, 20), n=3); rbox(.22, .16, .04, .06, m, .01, 3, (-.20, 0, -.02)); [tube([(-.28, y, .0), (-.42, y, .01)], .022, m, n=2) for y in (-.055, 0, .055)]
        with group('plate', (-.62, .50, .0)): rbox(1.0, .80, .10, .34, m, .04, 5); rbox(.86, .66, .02, .28, plastic(mixc(color, '#ffffff', .25), .6, 0, .3), .004, 2, (0, 0, .092)); box(.02, .66, .07, m, .008, loc=(-.06, 0, .09))
    return g, 30, dict(yaw=-8, elev=30, detail=(.6, .3, .5))


def twist_cube():
    """Twenty-seven little cubes, one layer turned."""
    cols = {'u': '#f4f3ee', 'f': '#c0202f', 'r': '#2c66c8', 'l': '#2b9a60', 'b': '#ea7f26', 'd': '#f0c232'}; names = 'urflbd'; rnd = random.Random(11)
    k = plastic('#17181a', .4)
    with group('cube') as g:
        for z in range(3):
            with group('layer', (0, 0, .34*z + .17), (0, 0, 28 if z == 2 else 0)):
                for x in (-1, 0, 1):
                    for y in (-1, 0, 1):
                        box(.328, .328, .328, k, .03, 3, (x*.34, y*.34, -.164))
                        st = lambda: plastic(cols[rnd.choice(names)], .25, .5)
                        if y == -1:
                            with group('s', (x*.34, -.505, 0), (90, 0, 0)): prism(rrect(.27, .27, .05, 5), .006, st(), .002, 1)
                        if x == 1:
                            with group('s', (.505, y*.34, 0), (90, 0, 90)): prism(rrect(.27, .27, .05, 5), .006, st(), .002, 1)
                        if x == -1:
                            with group('s', (-.505, y*.34, 0), (90, 0, -90)): prism(rrect(.27, .27, .05, 5), .006, st(), .002, 1)
                        if y == 1:
                            with group('s', (x*.34, .505, 0), (90, 0, 180)): prism(rrect(.27, .27, .05, 5), .006, st(), .002, 1)
                        if z == 2:
                            with group('s', (x*.34, y*.34, .165)): prism(rrect(.27, .27, .05, 5), .006, st(), .002, 1)
    return g, 5.7, dict(yaw=32, elev=26, detail=(.5, .2, .7))


def backgammon(dark='walnut'):
    """The open case with its points, men and dice."""
    w, a, b = wood(dark, 'x', 1.2), plastic('#e3cda2', .4, .3), plastic('#5a2a1c', .4, .3)
    with group('bg') as g:
        for s in (-1, 1):
            with group('half', (s*.62, 0, 0)):
                box(1.22, 1.5, .04, w, .006)
                for x, y, ww, d in ((0, .73, 1.22, .04), (0, -.73, 1.22, .04), (-.59, 0, .04, 1.5), (.59, 0, .04, 1.5)): box(ww, d, .14, w, .006, 2, (x, y, .0))
                box(1.12, 1.40, .004, wood('beech', 'y', 1.2), 0, loc=(0, 0, .040))
                for i in range(6):
                    x = -.46 + i*.184
                    for t in (-1, 1): prism([(x - .082, t*.69), (x + .082, t*.69), (x, t*.12)][::t], .004, b if (i + (t > 0)) % 2 else a, 0, loc=(0, 0, .043))
        man = lambda c, x, y, z=0: lathe(fillet([(0, 0), (.082, 0, .012), (.082, .04, .012), (.055, .042), (.05, .036), (0, .036)], 4), plastic(c, .2, .9), 40, (x, y, .047 + z))
        for x, t, n, c in ((-1.08, 1, 4, '#f1ead8'), (-.71, -1, 3, '#2a1a14'), (-.16, 1, 3, '#2a1a14'), (.16, -1, 4, '#f1ead8'), (.71, 1, 5, '#2a1a14'), (1.08, -1, 3, '#f1ead8'), (.52, -1, 2, '#2a1a14')):
            for i in range(n): man(c, x, t*(.60 - i*.166))
        for x, y, r, n in ((.34, .04, 20, 5), (.58, -.06, 52, 3)):
            with group('die', (x, y, .047), (0, 0, r)):
                box(.12, .12, .12, plastic('#f4f1e6', .3, .5), .024, 3)
                for px, py in ((0, 0), (-.03, -.03), (.03, .03), (-.03, .03), (.03, -.03))[:n]: cyl(.011, .003, plastic('#1b1c1f', .5), 0, (px, py, .119), seg=16)
    return g, 48, dict(yaw=-16, elev=38, detail=(.7, .3, .5))


def block_tower():
    """Wooden blocks: an arch, columns, a roof, and a few that lie about."""
    w = lambda c=None: wood('beech', 'x', 1.2) if c is None else plastic(c, .55, .1)
    with group('blocks') as g:
        for x in (-.42, .42): box(.26, .26, .52, w('#c0202f' if x < 0 else '#2c66c8'), .02, 3, (x, 0, 0))
        box(1.16, .26, .20, w(), .02, 3, (0, 0, .52)); box(.26, .26, .26, w('#f0c232'), .02, 3, (-.38, 0, .72)); cyl(.13, .26, w('#2b9a60'), .015, (.38, 0, .72), seg=64); box(1.0, .26, .13, w(), .02, 3, (0, 0, .98))
        with group('roof', (0, .13, 1.11), (90, 0, 0)): prism([(-.36, 0), (.36, 0), (0, .36)], .26, w('#ea7f26'), .02, 3)
        with group('arch', (0, .10, 0), (90, 0, 0)): prism([(-.28, 0), (-.28, .28)] + [(.28, .28), (.28, 0), (.16, 0)] + [(.16*math.cos(math.pi*k/12), .16*math.sin(math.pi*k/12)) for k in range(1, 12)] + [(-.16, 0)], .22, w(), .012, 2)
        for x, y, r, c in ((.86, -.42, 24, '#2b9a60'), (-.86, -.46, -18, None), (.30, -.66, 50, '#f0c232')): box(.26, .26, .26, w(c), .02, 3, (x, y, 0), (0, 0, r))
        with group('c', (-.34, -.62, .13), (90, 0, 30)): cyl(.13, .30, w('#c0202f'), .015, seg=64)
    return g, 34, dict(yaw=-20, elev=16, detail=(.5, .2, .8))


def xylophone():
    """Eight coloured bars on a frame of wood and two beaters."""
    w = wood('beech', 'y', 1.2)
    with group('xylo') as g:
        for s in (-1, 1):
            with group('r', (0, s*.22, 0), (0, 0, s*-5.5)): box(1.9, .07, .14, w, .014, 3)
        for i, c in enumerate(('#c0202f', '#ea7f26', '#f0c232', '#2b9a60', '#1f9c9c', '#2c66c8', '#6f47b0', '#eb9ab2')):
            L = 1.0 - i*.075; x = -.80 + i*.228
            with group('bar', (x, 0, .15)): rbox(.18, L, .035, .04, metal(c, .42), .01, 3); [cyl(.022, .02, metal('#c9ccd0', .25), .006, (0, y, .036), seg=24) for y in (-L*.30, L*.30)]
        for x, r in ((-.25, 34), (.30, 12)):
            with group('b', (x, -.62, .075), (0, 86, r)): cyl(.022, 1.0, w, .006, (0, 0, -.5), seg=24); ball(.075, plastic('#c0202f', .4, .2), (0, 0, .52))
    return g, 30, dict(yaw=-14, elev=34, detail=(.3, .3, .6))


def rattles():
    w = wood('beech', 'z', 1.2)
    def one(c, c2):
        with group('r'):
            tube([(0, 0, -.42), (0, 0, .42)], .055, w, n=2, radii=[1.1, .9]); ball(.10, plastic(c, .4, .3), (0, 0, -.46)); ring(.26, .05, w, (0, 0, .66), (90, 0, 0)); 
            for k, cc in enumerate((c, c2, c, c2)): ball(.10, plastic(cc, .4, .3), (.26*math.cos(math.radians(30 + 40*k)), 0, .66 + .26*math.sin(math.radians(30 + 40*k))))
            ball(.12, plastic(c2, .4, .3), (0, 0, .44), (1, 1, .7))
    with group('pair') as g:
        with group('a', (-.42, .0, .14), (-80, 0, 14)): one('#c0202f', '#f0c232')
        with group('b', (.42, -.1, .14), (-80, 0, -24)): one('#2c66c8', '#2b9a60')
    return g, 16, dict(yaw=0, elev=40, detail=(.4, .7, .5))
