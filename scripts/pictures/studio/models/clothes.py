"""Clothes laid flat: real folds by a short cloth simulation, then seams, collars and buttons on top."""
from parts import *

FLAT = dict(yaw=0, elev=89.9, flat=True, detail=(.5, .72, .5))
#      neck, shoulder, sleeve's end outside and inside, armpit, waist, hem (x, y)
CUTS = {
    'tee': (.215, [(.60, .70), (.70, .63), (1.02, .30), (.80, .10), (.605, .345)], [(.585, .20), (.575, -.2), (.59, -.80)]),
    'tank': (.26, [(.42, .76), (.40, .55), (.44, .40), (.56, .27)], [(.56, .1), (.55, -.2), (.57, -.82)]),
    'shirt': (.20, [(.58, .71), (.70, .62), (1.04, -.48), (.84, -.55), (.62, .28)], [(.60, .1), (.58, -.3), (.60, -.86)]),
    'coat': (.20, [(.58, .72), (.70, .64), (1.0, -.38), (.76, -.44), (.60, .26)], [(.56, 0), (.57, -.3), (.66, -1.12)]),
    'long': (.18, [(.52, .74), (.63, .66), (.92, -.22), (.70, -.28), (.53, .32)], [(.47, .06), (.50, -.3), (.66, -1.30)]),
    'kimono': (.16, [(.62, .72), (1.16, .60), (1.18, .02), (.66, .08), (.58, -.1)], [(.58, -.4), (.60, -.8), (.62, -1.12)]),
    'vest': (.22, [(.50, .74), (.46, .58), (.48, .42), (.60, .28)], [(.60, .1), (.59, -.3), (.60, -.78)]),
    'dress': (.22, [(.48, .74), (.58, .68), (.74, .44), (.58, .32), (.46, .38)], [(.42, .2), (.36, 0), (.50, -.4), (.82, -1.20)]),
    'gown': (.20, [(.26, .80), (.32, .56), (.43, .40)], [(.39, .2), (.33, .02), (.46, -.4), (.74, -1.34)]),
    'blouse': (.20, [(.52, .74), (.86, .58), (.96, .42), (.66, .22), (.56, .10)], [(.54, -.1), (.55, -.4), (.58, -.72)]),
}


def _outline(cut, dip, wavy=0.):
    nk, sleeve, side = CUTS[cut]
    R = [(0, .80 - dip)] + [(nk*math.sin(math.pi/2*k/8), .80 - dip*math.cos(math.pi/2*k/8)) for k in range(1, 8)] + [(nk, .80)] + sleeve + side
    pts = []
    for a, b in zip(R, R[1:]):
        d = math.dist(a, b); k = max(1, round(d/.035)); pts += [(a[0] + (b[0]-a[0])*i/k, a[1] + (b[1]-a[1])*i/k) for i in range(k)]
    pts.append(R[-1]); w, y = R[-1]
    L = [(-x, q) for x, q in pts[1:]][::-1]; n = max(20, round(2*w/.035))
    hem = [(w - 2*w*i/n, y - .03*math.sin(math.pi*i/n) - wavy*math.sin(math.pi*9*i/n)) for i in range(1, n)]
    return pts + hem + L


def _cloth(cut, mat, dip=.23, grow=.05, seed=1, wavy=0., back=True):
    if back:
        prism(_outline(cut, .05, wavy), .006, mat, 0)
    o = flatlay(_outline(cut, dip, wavy), mat, .027, grow, 18, None, .014, seed)
    solid(o, .006, -1)
    return o


def _stitch(o, pts, mat, r=.003): tube(drop(o, pts, .001), r, mat, n=2)


def _neckband(o, cut, dip, mat, w=.062):
    nk = CUTS[cut][0]
    P = [(nk*1.02*math.cos(math.pi*k/20), .80 - (dip + .002)*math.sin(math.pi*k/20)) for k in range(21)]
    tube([Vector((x, y, max(z.z, .02))) for (x, y), z in zip(P, drop(o, P))], 1, mat, prof=rrect(w, .016, .007, 4), n=2)
    tube([(x, .80 - .05*math.sin(math.pi*k/20), .012) for k, (x, y) in enumerate(P)], 1, mat, prof=rrect(.05, .014, .006, 4), n=2)


def _label(brand):
    card(.13, .065, paper('#f3efe6'), (0, .70, .0085)); mark(brand, .12, '#333333', (0, .70, .0092))


def _buttons(o, x, ys, color, r=.018):
    for y in ys:
        p = drop(o, [(x, y)], .004)[0]; cyl(r, .010, plastic(color, .3, .5), .003, p, seg=24)


def tee(color='#2b9a60', second='#f2ead8', band=(.02, .20), brand='mark-mahoor', sport=False, cut='tee'):
    f = striped(color, second, axis=1, band=tuple(band)) if band else fabric(color, 300, 'twill', .12, fuzz=.02, sheen=.35)
    rib = fabric(mixc(color, '#000000', .14), 70, 'twill', .4); seam = plastic(mixc(color, '#000000', .25), .8)
    with group('ts') as g:
        o = _cloth(cut, f); _neckband(o, cut, .23, rib)
        for s in (-1, 1):
            if cut == 'tee':
                _stitch(o, [(s*(.52 + .085*k/14 - .05*math.sin(math.pi*k/14)), .706 - .36*k/14) for k in range(15)], rib, .004)
                for e in (.055, .063): _stitch(o, [(s*(1.02 - e*.70 - .22*k/14), .30 + e*.62 - .20*k/14) for k in range(1, 14)], seam, .0018)
            else:
                _stitch(o, [(s*x, y) for x, y in ((.42, .74), (.40, .55), (.45, .40), (.55, .28))], rib, .010)
        for y in (-.755, -.748): _stitch(o, [(-.555 + 1.11*k/40, y - .018*math.sin(math.pi*k/40)) for k in range(41)], seam, .0018)
        if sport:
            for s in (-1, 1): lay(o, [(s*.59, .20), (s*.50, .10), (s*.50, -.78), (s*.585, -.78)], fabric(mixc(color, '#000000', .45), 140, 'weave', .3), .001, .003)
            p = drop(o, [(.30, .38)], .006)[0]; mark('mark-gam', .20, '#f4f4f0', p)
        _label(brand if not sport else 'mark-gam')
    return g, 72, FLAT


def tank(color='#2c66c8', second='#f4f1e6'):
    f = fabric(color, 140, 'weave', .3, fuzz=.02)
    with group('tank') as g:
        o = _cloth('tank', f, .34); rim = fabric(second, 90, 'twill', .3); _neckband(o, 'tank', .34, rim, .035)
        for s in (-1, 1): _stitch(o, [(s*x, y) for x, y in ((.415, .76), (.405, .65), (.40, .55), (.42, .46), (.46, .38), (.55, .275))], rim, .014)
        lay(o, [(-.52, -.34), (.52, .10), (.52, .26), (-.52, -.18)], fabric(second, 140, 'weave', .2), .001, .003); lay(o, [(-.52, -.40), (.52, .04), (.52, .07), (-.52, -.37)], fabric('#ea7f26', 140, 'weave', .2), .001, .003)
        p = drop(o, [(.22, .36)], .006)[0]; mark('mark-gam', .20, '#f4f4f0', p); _label('mark-gam')
    return g, 70, FLAT


def shirt(color='#2c66c8', stripes=True, brand='mark-mahoor', pocket=True, down=False):
    base = mixc(color, '#ffffff', .15)
    f = striped('#f1efe8', base, .045, 0, .45) if stripes else fabric(color, 220, 'weave', .15, fuzz=.02, sheen=.2)
    plain = f if not stripes else striped('#f1efe8', base, .045, 0, .45)
    edge = plastic(mixc(color, '#000000', .3), .8)
    with group('shirt') as g:
        o = _cloth('shirt', f, .17, seed=3)
        lay(o, [(-.035, .62), (.035, .62), (.035, -.86), (-.035, -.86)], plain, .002, .005)
        for x in (-.030, .030): _stitch(o, [(x, .60 - 1.44*k/40) for k in range(41)], edge, .0015)
        _buttons(o, 0, [.50 - .21*k for k in range(7)], '#f4f1e6')
        for s in (-1, 1):
            lay(o, [(s*.0, .63), (s*.06, .645), (s*.215, .80), (s*.235, .72), (s*.20, .56), (s*.10, .47)], plain, .016, .012)
            _stitch(o, [(s*.60 - s*.02*math.sin(math.pi*k/14), .70 - .42*k/14) for k in range(15)], edge, .003)
            a, b = Vector((s*1.04, -.48)), Vector((s*.84, -.55)); up = Vector((-s*.035, .15))
            lay(o, [a, b, b + up, a + up], plain, .003, .006); _buttons(o, s*.905, [-.46], '#f4f1e6', .013)
        tube([(.19*math.cos(math.pi*k/16), .80 - .02*math.sin(math.pi*k/16), .045) for k in range(17)], 1, plain, prof=rrect(.02, .09, .008, 3), n=2)
        if pocket: lay(o, [(.19, .34), (.43, .34), (.43, .12), (.31, .06), (.19, .12)], plain, .002, .005); _stitch(o, [(.19, .30), (.43, .30)], edge, .002)
        if down: _buttons(o, .115, [.50], '#f4f1e6', .012); _buttons(o, -.115, [.50], '#f4f1e6', .012)
        _label(brand)
    return g, 78, FLAT


def coat(color='#cfb592', cut='coat', collar=None, wide=.30, double=False, belt=False, pockets='flap', stuff='wool', zip_=False, length=None, lining=None, brand='mark-termeh', waxed=False):
    f = {'wool': lambda: fabric(color, 70, 'fleece', .5, fuzz=.3, sheen=.5), 'cotton': lambda: fabric(color, 220, 'twill', .15, fuzz=.02), 'rain': lambda: plastic(color, .5, .15, .4, 90)}[stuff]()
    c = fabric(collar, 60, 'twill', .9) if collar else f
    edge, y0 = plastic(mixc(color, '#000000', .35), .8), CUTS[cut][2][-1][1]
    with group('coat') as g:
        o = _cloth(cut, f, .20, .045, 5)
        dx = .10 if double else .03
        _stitch(o, [(dx - .0*k, .36 - (.36 - y0 - .02)*k/40) for k in range(41)], edge, .006)
        brk = .10 if not zip_ else .52
        for s in (-1, 1):
            if zip_:
                lay(o, [(s*.02, .60), (s*.19, .79), (s*.27, .70), (s*.22, .50), (s*.10, .42)], c, .016, .014)
            else:
                lay(o, [(dx if s > 0 else dx - .01, brk), (s*.12 + dx*.5, .36), (s*wide, .50), (s*(wide - .03), .57), (s*.24, .60), (s*.17, .72), (s*.06, .50)], f if not collar else f, .012, .010)
                lay(o, [(s*.235, .60), (s*(wide - .02), .60), (s*(wide + .01), .70), (s*.21, .82), (s*.14, .80), (s*.16, .70)], c, .022, .012)
            if cut != 'kimono': _stitch(o, [(s*(CUTS[cut][1][0][0] + .02 - .03*math.sin(math.pi*k/14)), .70 - .42*k/14) for k in range(15)], edge, .004)
            if pockets == 'flap': lay(o, [(s*.20, -.28), (s*.46, -.25), (s*.46, -.35), (s*.20, -.38)], f, .004, .010)
            elif pockets == 'patch':
                lay(o, [(s*.16, -.22), (s*.47, -.22), (s*.47, -.58), (s*.16, -.58)], f, .003, .007); lay(o, [(s*.15, -.20), (s*.48, -.20), (s*.48, -.30), (s*.315, -.335), (s*.15, -.30)], f, .010, .008); _buttons(o, s*.315, [-.30], '#3a2a1c', .014)
            elif pockets == 'welt': lay(o, [(s*.24, -.18), (s*.29, -.16), (s*.40, -.44), (s*.35, -.46)], f, .004, .008)
            a, b = CUTS[cut][1][2], CUTS[cut][1][3]
            up = Vector((-s*.03, .10)); A, B = Vector((s*a[0], a[1])), Vector((s*b[0], b[1]))
            if cut != 'kimono': lay(o, [A + up, B + up, B + up*1.25, A + up*1.25], f, .004, .006)
        if zip_: tube(drop(o, [(0, .56 - (.56 - y0 - .02)*k/30) for k in range(31)], .004), .012, metal('#a98a4a', .35), n=2)
        elif double:
            for s in (-1, 1): _buttons(o, dx*.2 + s*.15, [.02, -.22, -.46], mixc(color, '#000000', .6), .026)
        else: _buttons(o, dx - .06, [.04 - .22*k for k in range(4)], mixc(color, '#000000', .6), .024)
        if belt:
            w = .58 if cut != 'long' else .475
            lay(o, [(-w, -.02), (w, -.02), (w, -.12), (-w, -.12)], f, .012, .012); lay(o, [(-.12, .0), (.02, .0), (.02, -.14), (-.12, -.14)], metal('#8f7a4a', .3) if stuff == 'rain' else f, .026, .012)
            lay(o, [(-.06, -.12), (.06, -.12), (.16, -.55), (.05, -.58)], f, .014, .010)
        card(.13, .065, paper('#f3efe6'), (0, .72, .0085)); mark(brand, .12, '#333333', (0, .72, .0092))
    return g, 105, FLAT


def vest():
    f = fabric('#d8e830', 160, 'weave', .2, fuzz=.02); grey = metal('#c9ccd0', .45); dark = fabric('#2b2d31', 90, 'twill', .3)
    with group('vest') as g:
        o = _cloth('vest', f, .20, seed=2)
        tube(drop(o, [(0, .58 - 1.36*k/30) for k in range(31)], .004), .013, plastic('#2b2d31', .5), n=2)
        for y in (-.05, -.42): lay(o, [(-.585, y), (.585, y), (.585, y - .11), (-.585, y - .11)], grey, .002, .004)
        for s in (-1, 1):
            lay(o, [(s*.24, .76), (s*.34, .755), (s*.36, -.05), (s*.26, -.05)], grey, .002, .004); _stitch(o, [(s*x, y) for x, y in ((.495, .74), (.465, .62), (.46, .54), (.485, .42), (.59, .285))], dark, .012); lay(o, [(s*.10, -.56), (s*.44, -.56), (s*.44, -.59), (s*.10, -.59)], dark, .002, .004)
        tube([(.21*math.cos(math.pi*k/16), .80 - .03*math.sin(math.pi*k/16), .045) for k in range(17)], 1, f, prof=rrect(.03, .11, .01, 3), n=2)
        for s in (-1, 1): lay(o, [(s*.02, .57), (s*.02, .66), (s*.20, .82), (s*.23, .74), (s*.12, .60)], f, .012, .012)
        p = drop(o, [(.30, .30)], .008)[0]; mark('mark-gam', .18, '#2b2d31', (p.x - .15, p.y - .12, p.z))
    return g, 74, FLAT


def dress(color='#2c66c8', cut='dress', evening=False, brand='mark-niloufar'):
    f = fabric(color, 220, 'weave', .15, fuzz=.02, sheen=.3) if not evening else N('satin').set(Base_Color=color, Roughness=.44, Sheen=.9, Specular=.32).m
    edge = plastic(mixc(color, '#000000', .3), .8)
    with group('dress') as g:
        o = _cloth(cut, f, .16 if not evening else .38, .075, 7, .035 if evening else 0.)
        if evening:
            for s in (-1, 1): tube([(s*.235, .79, .03), (s*.23, .93, .02), (s*.16, 1.02, .015), (s*.05, 1.04, .012), (0, 1.043, .012)], .012, f, n=6)
            for k in range(3): lay(o, [(-.36, .07 - k*.035), (.36, .07 - k*.035), (.36, .045 - k*.035), (-.36, .045 - k*.035)], f, .006, .008)
            for y0 in (-1.06, -1.24): _stitch(o, [(-.63 + 1.26*k/60, y0 + .022*math.sin(k*.95)) for k in range(61)], f, .014)
        else:
            lay(o, [(-.385, .03), (.385, .03), (.385, -.03), (-.385, -.03)], f, .006, .008); _neckband(o, cut, .16, fabric(mixc(color, '#ffffff', .5), 90, 'twill', .3), .04)
            for s in (-1, 1):
                for k in range(5): _stitch(o, [(s*(.04 + .062*k + .055*k*j/10), -.05 - .55*j/10) for j in range(11)], edge, .0025)
                _stitch(o, [(s*(.46 + .03*j/8), .72 - .34*j/8) for j in range(9)], edge, .003)
            _buttons(o, 0, [.52, .40, .28, .16], '#f4f1e6', .016)
        card(.13, .065, paper('#f3efe6'), (0, .72 if not evening else .60, .0085)); mark(brand, .12, '#333333', (0, .72 if not evening else .60, .0092))
    return g, 110, FLAT


def blouse(color='#eb9ab2', cut='blouse', linen=False, brand='mark-niloufar'):
    f = fabric(color, 200, 'weave', .12, fuzz=.02, sheen=.5) if not linen else fabric(color, 90, 'weave', .5, color2=mixc(color, '#ffffff', .4), fuzz=.05)
    edge = plastic(mixc(color, '#000000', .25), .8); dip = .40 if not linen else .15
    with group('blouse') as g:
        o = _cloth(cut, f, dip, .065, 9)
        if not linen:
            nk = CUTS[cut][0]
            for s in (-1, 1): _stitch(o, [(s*nk*math.sin(math.pi/2*k/10), .80 - dip*math.cos(math.pi/2*k/10)) for k in range(11)], f, .014); _stitch(o, [(s*(.90 - .26*k/10), .44 - .20*k/10) for k in range(11)], edge, .003)
            for x in (-.14, -.07, .07, .14): _stitch(o, [(x*(1 + k*.05), .20 - .06*k) for k in range(8)], edge, .002)
        else:
            _neckband(o, cut, dip, f, .045); _stitch(o, [(0, .63 - .03*k) for k in range(12)], edge, .004); _buttons(o, 0, [.58, .48, .38], '#7a5a38', .018); lay(o, [(.16, .22), (.42, .22), (.42, -.04), (.16, -.04)], f, .002, .005)
        for y in (-.66, -.652): _stitch(o, [(-.56 + 1.12*k/40, y - .02*math.sin(math.pi*k/40)) for k in range(41)], edge, .002)
        _label(brand)
    return g, 64, FLAT


def kimono(color='#2c66c8'):
    f = fabric(color, 220, 'weave', .12, fuzz=.02, sheen=.4); band = fabric(mixc(color, '#000000', .55), 120, 'weave', .2)
    with group('kimono') as g:
        o = _cloth('kimono', f, .24, .05, 11)
        for s in (-1, 1):
            lay(o, [(s*.13, .82), (s*.21, .79), (s*.06, .20) if s > 0 else (-.06, .20), (s*.0 - .06*0, .20)], band, .012, .010)
            lay(o, [(s*1.165, .595), (s*1.185, .03), (s*1.12, .035), (s*1.10, .605)], band, .004, .006)
        lay(o, [(.0, .22), (.07, .20), (.11, -1.10), (.04, -1.12)], band, .006, .008)
        lay(o, [(-.60, .06), (.60, .06), (.60, -.16), (-.60, -.16)], band, .014, .014); lay(o, [(-.14, .10), (.10, .10), (.10, -.20), (-.14, -.20)], band, .030, .016); lay(o, [(-.08, -.18), (.06, -.18), (.14, -.66), (-.02, -.68)], band, .016, .010)
        rnd = random.Random(5)
        for i in range(64):
            x, y = rnd.uniform(-1.12, 1.12), rnd.uniform(-1.08, .70)
            if (abs(x) > .56 and not (.08 < y < .56)) or (-.22 < y < .12 and abs(x) < .6) or abs(x) < .16: continue
            p = drop(o, [(x, y)], .004)[0]; s = rnd.uniform(.7, 1.3); pet = plastic(['#f6d3dc', '#f4f1e6', '#f2b8c6'][i % 3], .7)
            with group('fl', p, (0, 0, rnd.uniform(0, 72))):
                for k in range(5): ball(.022*s, pet, (.024*s*math.cos(k*1.257), .024*s*math.sin(k*1.257), 0), (1, 1, .15), (0, 0, k*72))
                ball(.010*s, plastic('#d9a441', .6), (0, 0, .003), (1, 1, .3))
    return g, 105, FLAT
