"""Watches for the wrist: clever ones, bands and hands on a dial."""
from parts import *


def _strap(mat, kind, m, w=.40, taper=.86, z=.62, ry=.47, rz=.56):
    """A closed loop that the watch stands on."""
    deg = range(30, 331, 10)
    at = lambda a, out=0: (0, -math.cos(math.radians(a))*(ry + out), z + math.sin(math.radians(a))*(rz + out))
    if kind in ('rubber', 'leather', 'mesh'):
        n = len(list(deg))
        tube([at(a) for a in deg], 1, mat, prof=rrect(w, .07 if kind != 'mesh' else .035, .03 if kind != 'mesh' else .015, 5), radii=[1, 1] + [taper]*(n - 4) + [1, 1], n=3)
        if kind == 'leather':
            st = plastic('#d9c3a0', .7)
            for s in (-1, 1):
                tube([(s*w*.40*taper, y, zz) for _, y, zz in (at(a, .036) for a in range(50, 311, 8))], .006, st, n=2)
        with group('buckle', (0, ry*.99, z)):
            box(w*1.12, .03, .17, m, .012, 3, (0, 0.01, -.085)) if kind != 'mesh' else rbox(w*.98, .05, .14, .02, m, .015, 3, (0, .0, -.07))
    else:   # links of steel
        for a in range(36, 326, 9):
            k = taper + (1 - taper)*max(0, (abs(a - 180) - 90)/60)
            with group('link', at(a), (a - 90 + 90, 0, 0)):
                for x, ww in ((-.31, .30), (0, .30), (.31, .30)):
                    rbox(w*k*ww*1.02, .075 if x else .082, .092, .02, m if x else metal('#d5d8db', .14), .014, 3, (w*k*x, 0, -.046))


def _case_round(m, rim, R=.405, thick=.175):
    lathe(fillet([(0, -.09), (R - .045, -.09, .04), (R, -.02, .05), (R, .04, .03), (R - .045, .085, .02), (R - .07, .085, .008), (R - .08, .07), (0, .07)], 6), m)
    if rim: ring(R - .045, .022, rim, (0, 0, .078), sz=.6)


def smart(color='#232427', strap='#232427', face='face-digital', shape='round', kind='rubber', lugs=True, crown=1, slim=1.):
    m = metal(color, .22)
    band = {'rubber': rubber, 'mesh': lambda c: metal(c, .32, 'x', 1.2), 'leather': lambda c: leather(c, 60)}[kind](strap)
    with group('watch') as g:
        _strap(band, kind, m, .40*slim if shape != 'square' else .46)
        with group('case', (0, -.47, .62), (90, 0, 0), (slim, slim, 1) if slim != 1 else 1):
            if shape == 'round':
                _case_round(m, None)
                card(.655, .655, picture(face, .12, .8), (0, 0, .0725), r=.327)
                lathe(fillet([(.325, .074), (.34, .086, .008), (.36, .082)], 3), plastic('#08090a', .1, 1.))
            elif shape == 'ultra':
                prism(superellipse(.80, .90, 5, 96), .20, m, .05, 6, (0, 0, -.10)); prism(superellipse(.70, .78, 5, 96), .02, plastic('#040405', .05, .5), .008, 3, (0, 0, .09)); card(.60, .68, picture(face, .08, .85), (0, 0, .1105), r=.16)
                rbox(.10, .34, .16, .03, m, .02, 4, (.41, .02, -.08)); rbox(.04, .26, .09, .015, plastic('#ea7f26', .4), .01, 3, (-.405, 0, -.045))
                for sx in (-1, 1):
                    for sy in (-1, 1): screw(sx*.325, sy*.375, .085, .022, metal('#6d7177', .3))
            else:
                prism(rrect(.68, .80, .2, 14), .17, m, .05, 6, (0, 0, -.085)); prism(rrect(.63, .75, .18, 14), .012, plastic('#040405', .05, .5), .006, 3, (0, 0, .08)); card(.55, .67, picture(face, .08, .85), (0, 0, .0925), r=.12)
            for i in range(crown):
                y = 0 if crown == 1 else (.15, -.15)[i]
                cyl(.05 if i == 0 else .035, .07, m, .012, (.40 if shape != 'square' else .33, y, 0), (0, 90, 0), seg=40)
            if shape == 'round' and lugs:
                for s in (-1, 1): rbox(.40, .13, .11, .03, m, .02, 4, (0, s*.37, -.085))
            with group('under', (0, 0, -.091), (0, 180, 0)):
                cyl(.22, .02, plastic('#0b0c0e', .1, 1.), .008); cyl(.05, .004, plastic('#1d5c3a', .2), .001, (0, 0, .019)); ring(.12, .008, metal('#7d8187', .3), (0, 0, .02))
    return g, 7, dict(yaw=28, elev=14, detail=(.3, .1, .72))


def band(color='#232427', strap='#232427', face='face-band'):
    """A pill of glass in a strap of silicone."""
    with group('band') as g:
        _strap(rubber(strap), 'rubber', plastic(strap, .5), .30, .92, ry=.44)
        with group('case', (0, -.46, .62), (90, 0, 0)):
            prism(rrect(.32, .74, .15, 14), .12, plastic('#141518', .3, .6), .04, 6, (0, 0, -.05)); prism(rrect(.285, .70, .14, 14), .006, plastic('#040405', .05, .5), .003, 3, (0, 0, .068)); card(.25, .64, picture(face, .08, .9), (0, 0, .0745), r=.11)
    return g, 6.5, dict(yaw=28, elev=14, detail=(.3, .1, .72))


def kids(color='#2c66c8', face='face-kids'):
    with group('kids') as g:
        dark = mixc(color, '#000000', .2)
        _strap(rubber(color), 'rubber', plastic(dark, .5), .40)
        with group('case', (0, -.47, .62), (90, 0, 0)):
            prism(rrect(.76, .84, .24, 14), .24, plastic(color, .4, .3), .06, 6, (0, 0, -.10)); prism(rrect(.66, .74, .18, 14), .012, plastic('#050506', .06, .5), .006, 3, (0, 0, .135)); card(.56, .58, picture(face, .08, .85), (0, .05, .1475), r=.10)
            cyl(.045, .01, plastic('#1b1c1f', .3), .003, (0, -.29, .146)); cyl(.028, .006, plastic('#0b1026', .03, 1.), .002, (0, -.29, .154))
            rbox(.05, .18, .10, .02, plastic('#f0c232', .4), .015, 3, (.39, .12, -.04)); rbox(.05, .14, .10, .02, plastic(dark, .4), .015, 3, (.39, -.14, -.04))
            for s in (-1, 1): cyl(.07, .30, plastic(color, .4, .3), .03, (-.15, s*.40, .0), (0, 90, 0))
    return g, 6.5, dict(yaw=28, elev=14, detail=(.3, .1, .72))


def _hands(face_light, kind, dark='#1d1f22'):
    c = metal('#e9ebee' if not face_light else '#2b2d30', .25)
    for a, l, w in ((52, .17, .030), (-60 + 4, .27, .020)):
        with group('hand', (0, 0, .0 if a > 0 else .006), (0, 0, a)): prism([(-w/2, -.04), (w/2, -.04), (w*.35, l), (0, l + .02), (-w*.35, l)], .006, c, .0015, 1)
    with group('second', (0, 0, .014), (0, 0, 150)):
        box(.006, .38, .004, plastic('#c0392b', .4), 0, loc=(0, .09, 0)); cyl(.018, .008, plastic('#c0392b', .4), .002)


def dial(color='#74492f', case='#c9ccd0', face='#efe9dc', kind='leather', chrono=False, date=True, brand='mark-arianzaman', slim=1., backs=False):
    """Hands over a dial, on leather, steel links or mesh."""
    m = metal(case, .16)
    band_ = {'leather': lambda: leather(color, 55), 'steel': lambda: m, 'mesh': lambda: metal(case, .34, 'x', 1.4)}[kind]()
    light = sum(lin(face)) > .9
    ink = metal('#2b2d30' if light else '#e9ebee', .3)
    with group('watch') as g:
        _strap(band_, kind, m, .42*slim)
        with group('case', (0, -.475, .62), (90, 0, 0), (slim, slim, 1)):
            _case_round(m, metal(mixc(case, '#ffffff', .1), .12))
            lathe([(0, .0725), (.335, .0725)], metal(face, .32, 'radial', .8) if not light else plastic(face, .45, .2), 128)
            for i in range(60):
                with group('t', rot=(0, 0, 6*i)):
                    if i % 5 == 0: box(.018 if i % 15 else .028, .055, .006, ink, .001, 1, (0, .28, .073))
                    else: box(.004, .02, .001, ink, 0, loc=(0, .305, .073))
            mark(brand, .22, '#2b2d30' if light else '#e9ebee', (0, .14, .0735))
            if chrono:
                for x, y in ((-.15, 0), (.15, 0), (0, -.16)):
                    with group('sub', (x, y, .073)):
                        lathe([(0, .0005), (.082, .0005)], metal(mixc(face, '#ffffff' if not light else '#000000', .12), .3, 'radial', 1.2)); ring(.084, .004, ink)
                        for i in range(12):
                            with group('t', rot=(0, 0, 30*i)): box(.004, .016, .001, ink, 0, loc=(0, .068, .001))
                        with group('h', rot=(0, 0, 40 + x*300)): box(.006, .07, .003, ink, 0, loc=(0, .03, .002))
                for y in (.15, -.15): cyl(.035, .10, m, .008, (.36, y, 0), (0, 90, 0), seg=40)
            elif date:
                rbox(.075, .055, .002, .006, plastic('#f7f5ef', .5), 0, 1, (.225, 0, .073)); card(.06, .045, stamp('text-24', '#1d1f22'), (.225, 0, .0755))
            with group('hands', (0, 0, .078)): _hands(light, kind)
            cyl(.014, .03, m, .004, (0, 0, .078))
            cyl(.045, .08, m, .01, (.39, 0, 0), (0, 90, 0), seg=24); ring(.046, .006, m, (.455, 0, 0), (0, 90, 0))
            for s in (-1, 1):
                for x in (-.19, .19): rbox(.06, .17, .10, .02, m, .02, 4, (x, s*.37, -.07))
            with group('under', (0, 0, -.0905), (0, 180, 0)):
                if backs:
                    cyl(.25, .004, plastic('#16181b', .2), 0); ring(.26, .012, m)
                    for i, (x, y, r) in enumerate(((0, .02, .13), (-.11, -.09, .08), (.10, -.10, .06), (.11, .10, .05))):
                        cyl(r, .01 + .004*i, metal(['#d3b06b', '#c9ccd0', '#d3b06b', '#b8703f'][i], .25, 'radial'), .003, (x, y, .004))
                        for k in range(16): cyl(.008, .012 + .004*i, metal('#d3b06b', .3), 0, (x + r*math.cos(k*.3927), y + r*math.sin(k*.3927), .004), seg=8)
                else:
                    cyl(.28, .008, metal(case, .3, 'radial'), .003)
    return g, 7, dict(yaw=26, elev=14, detail=(.3, .1, .72))
