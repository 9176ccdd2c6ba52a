"""Headphones, speakers and a microphone."""
from parts import *


def _cups(color, pad, trim, sx=1.12, sy=.92, on_ear=False, logo='mark-ava', glow_=None):
    for s in (-1, 1):
        with group('cup', (s*.80, 0, .48), (0, s*90, 0), (sx, sy, 1)):
            with group('tilt', rot=(0, -5, 0)):
                k = .78 if on_ear else 1
                lathe(fillet([(0, .13), (.24*k, .13, .04), (.355*k, .07, .09), (.36*k, -.10, .03), (0, -.10)], 8), plastic(color, .4, .2))
                ring(.245*k, .007, metal(trim, .2) if not glow_ else glow(glow_, 2.4), (0, 0, .128), sx=1 if not glow_ else 2.)
                lathe([(0, .134), (.22*k, .134)], plastic(mixc(color, '#000000', .08), .5))
                with group('l', (0, 0, .136), (0, 0, 90*s)): mark(logo, .24*k, mixc(color, '#ffffff' if sum(lin(color)) < 1 else '#000000', .5))
                if on_ear:
                    lathe(fillet([(0, -.09), (.29, -.09, .04), (.30, -.22, .07), (.20, -.26, .04), (0, -.25)], 8), leather(pad, 60))
                else:
                    ring(.255, .105, leather(pad, 60), (0, 0, -.16), sx=1.0, sz=.95); lathe([(0, -.13), (.2, -.13)], fabric('#222222', 50))


def headphones(color='#d8cfc2', pad='#3a3634', trim='#b9bcc0', on_ear=False, mic=False, wired=False, light=None, logo='mark-ava', kids=False):
    with group('hp') as g:
        R = .78; arc = [(R*math.cos(math.radians(a)), 0, 1.02 + .86*math.sin(math.radians(a))) for a in range(4, 177, 12)]
        w = .30 if not on_ear else .20
        tube(arc, 1, plastic(color, .4, .2), prof=rrect(w, .065 if not on_ear else .04, .03 if not on_ear else .018, 6))
        a2 = [(.935*R*math.cos(math.radians(a)), 0, 1.01 + .80*math.sin(math.radians(a))) for a in range(38, 143, 8)]
        tube(a2, 1, leather(pad, 60) if not kids else plastic(mixc(color, '#ffffff', .5), .6), prof=rrect(w*.9, .10 if not on_ear else .06, .045 if not on_ear else .028, 6))
        yoke = metal(trim, .2) if not kids else plastic('#f4f2ec', .4, .2)
        for s in (-1, 1):
            tube([(s*.775, 0, 1.12), (s*.80, 0, .92), (s*.845, 0, .80)], 1, yoke, prof=rrect(.13, .035, .015, 4))
            if on_ear: tube([(s*.80, 0, .98), (s*.86, 0, .78), (s*.90, 0, .52)], 1, yoke, prof=rrect(.11, .04, .015, 4))
            else: tube([(s*.86, .34, .50), (s*.90, .33, .66), (s*.90, .2, .80), (s*.885, 0, .83), (s*.90, -.2, .80), (s*.90, -.33, .66), (s*.86, -.34, .50)], .036, yoke)
        _cups(color, pad if not kids else '#f4f2ec', trim, on_ear=on_ear, logo=logo, glow_=light)
        if kids:
            for s in (-1, 1):
                with group('beak', (s*.945, 0, .48), (0, s*90, 0)):
                    for y in (-.09, .09): cyl(.03, .012, plastic('#1b1c1f', .2), .004, (.10, y, 0))
                    cyl(.075, .05, plastic('#f28a2e', .4), .02, (-.06, 0, 0), r2=.03)
        if mic:
            tube([(-.90, -.20, .34), (-.86, -.50, .22), (-.66, -.72, .16), (-.40, -.80, .15)], .022, rubber('#1c1d1f'), n=10); ball(.065, fabric('#1a1a1c', 60, 'fleece'), (-.36, -.81, .15), (1.3, 1, 1))
        if wired:
            m = rubber('#1c1d1f')
            pts = [(-.84, 0, .16), (-.86, -.10, .05)]
            for i in range(100): t = i/99; a = t*2*math.pi*16; pts.append((-.80 + t*1.2, -.35 + .05*math.cos(a) - .2*math.sin(t*3.1), .065 + .05*math.sin(a)))
            tube(pts + [(.62, -.40, .04), (.80, -.30, .04)], .016, m, n=3)
            with group('jack', (.94, -.24, .04), (0, 90, 24)): cyl(.035, .16, m, .01, (0, 0, -.16)); cyl(.02, .14, metal('#d3b06b', .18), .008)
    return g, 20, dict(yaw=32, elev=12, detail=(.25, .1, .3))


def portable_speaker(color='#7c8f86'):
    """A lying barrel in cloth with rubber ends and a strap."""
    f, r = fabric(color, 55, 'weave', .9), rubber('#1f2022')
    with group('sp') as g:
        with group('b', (0, 0, .42), (0, 90, 0)):
            lathe(fillet([(0, -.92), (.36, -.92, .08), (.40, -.80), (.42, 0), (.40, .80), (.36, .92, .08), (0, .92)], 10), f)
            for s in (-1, 1):
                with group('e', (0, 0, s*.86), (0, 0 if s > 0 else 180, 0)):
                    lathe(fillet([(.40, -.06), (.425, -.04, .02), (.40, .14, .05), (.31, .155, .02), (.29, .12), (0, .12)], 6), r); lathe(fillet([(0, .135), (.26, .13, .02), (.275, .115)], 4), metal('#5d6166', .35, 'radial'))
        with group('band', (0, -.418, .42), (90, 0, 0)):
            mark('mark-pejvak', .46, '#e6e8ea', (0, 0, .004))
        with group('keys', (0, 0, .83)):
            rbox(.72, .17, .03, .08, r, .015, 4)
            for i in range(4): cyl(.045, .012, plastic('#d9dcdf', .5), .004, (-.24 + .16*i, 0, .028))
        tube([(.86, .12, .74), (1.06, .10, .82), (1.12, 0, .55), (1.05, -.08, .30), (.90, -.04, .25)], 1, fabric('#1f2022', 60, 'twill', .6), prof=rrect(.09, .02, .008, 3), n=8)
        for x in (-.5, .5): box(.3, .2, .03, r, .01, loc=(x, 0, -.012))
    return g, 21, dict(yaw=-24, elev=14, detail=(.75, 0, .6))


def radio(color='#eadfc8', wood_='walnut'):
    """Wooden box, cloth grille, dial and two knobs."""
    with group('radio') as g:
        rbox(1.7, .62, .95, .08, wood(wood_, 'x', 1.2), .05, 6, (0, 0, .06))
        for x in (-.65, .65):
            for y in (-.18, .18): cyl(.05, .07, metal('#c9a55c', .3), .01, (x, y, 0), r2=.065)
        with group('f', (0, -.311, .53), (90, 0, 0)):
            prism(rrect(1.54, .80, .07, 10), .014, plastic(color, .4, .4), .006, 3)
            prism(rrect(.80, .66, .05, 8), .010, fabric('#c8b48c', 46, 'weave', .9), .003, 2, (-.30, 0, .008))
            for i in range(9): box(.012, .64, .012, metal('#c9a55c', .25), .003, 1, (-.66 + .09*i, 0, .012))
            prism(rrect(.52, .26, .03, 6), .006, plastic('#1b1c1f', .2, .8), 0, loc=(.44, .16, .014)); card(.50, .24, picture('dial-radio', .2, .9), (.44, .16, .0205))
            for x in (.29, .59):
                with group('k', (x, -.18, .014)): cyl(.105, .08, metal('#c9a55c', .25, 'radial'), .015); cyl(.08, .095, plastic(mixc(color, '#ffffff', .3), .35, .5), .012); box(.012, .05, .004, plastic('#3a2a1c', .5), 0, loc=(0, .045, .095))
            mark('mark-pejvak', .28, '#8a6a2f', (-.30, -.362, .0148)) if False else None
        with group('handle', (0, 0, 1.0)): tube([(-.62, 0, .0), (-.60, 0, .15), (-.45, 0, .20), (.45, 0, .20), (.60, 0, .15), (.62, 0, .0)], 1, leather('#6d432a', 50), prof=rrect(.10, .035, .015, 4), n=6)
        tube([(.70, .24, .98), (.86, .26, 1.55)], .012, metal('#c9ccd0', .15), n=1); ball(.022, metal('#c9ccd0', .15), (.86, .26, 1.56))
    return g, 28, dict(yaw=-22, elev=12, detail=(.72, 0, .6))


def _bud(m, dark, stem, trim):
    ball(.125, m, (0, 0, 0), (1, .92, .95)); tube([(.06, -.05, .0), (.15, -.13, .01)], .062, m, n=3); ball(.078, rubber(dark), (.175, -.155, .012), (1, 1, .9))
    if stem: tube([(-.03, .02, .02), (-.045, .03, -.18), (-.045, .03, -.40)], .048, m, n=6, radii=[1.15, 1, .95]); cyl(.043, .012, metal(trim, .25), .003, (-.045, .03, -.412))
    else: cyl(.07, .012, metal(trim, .2), .004, (-.05, .085, .03), (70, 0, -30))


def earbud_case(color='#eeeeea', stem=True, logo='mark-ava', trim='#b9bcc0', tall=False):
    """Two buds before their open case."""
    m, inner = plastic(color, .22, .7), plastic(mixc(color, '#000000', .12), .4, .2); W, D, H = (.96, .42, .46) if not tall else (.74, .46, .62)
    with group('buds') as g:
        with group('case', (0, .28, 0)):
            rbox(W, D, H, D*.47, m, .09, 8); rbox(W - .07, D - .07, .02, D*.40, inner, .006, 3, (0, 0, H - .012))
            for s in (-1, 1): cyl(.13, .012, plastic('#15161a', .35), .004, (s*W*.24, 0, H + .002))
            with group('lid', (0, D/2 - .03, H), (-104, 0, 0)):
                with group('l', (0, -D/2 + .03, 0)): rbox(W, D, .17, D*.47, m, .08, 8); rbox(W - .08, D - .08, .02, D*.40, inner, .006, 3, (0, 0, -.008))
            cyl(.014, .004, glow('#7CFFB2', 1.4), 0, (0, -D/2 - .001, H*.62), (90, 0, 0))
            with group('m', (0, -D/2 - .002, H*.36), (90, 0, 0)): mark(logo, .26, mixc(color, '#ffffff' if sum(lin(color)) < 1 else '#000000', .45))
        for s in (-1, 1):
            with group('b', (s*.36, -.30, .44 if stem else .13), (0, 0, 200 if s > 0 else -20)):
                with group('mir', scale=(1, 1 if s < 0 else -1, 1)): _bud(m, mixc(color, '#000000', .75) if sum(lin(color)) < 1.2 else '#d9d9d6', stem, trim)
    return g, 9, dict(yaw=16, elev=18, detail=(.3, .1, .5))


def sport_hooks(color='#232427', second='#2b9a60'):
    """Buds with hooks over the ear, a wide case behind."""
    m = plastic(color, .35, .3); r = rubber(color)
    with group('hooks') as g:
        with group('case', (0, .42, 0)): rbox(1.15, .52, .34, .22, m, .10, 8); cyl(.018, .004, glow('#7CFFB2', 1.4), 0, (0, -.262, .2), (90, 0, 0)); mark('mark-pejvak', .34, '#b9bcc0', (0, 0, .341))
        for s in (-1, 1):
            with group('b', (s*.34, -.24, .20), (0, 0, 14*s)):
                ball(.15, m, (0, 0, 0), (1, .62, 1.1)); cyl(.10, .014, plastic(second, .35, .4), .004, (0, -.085, 0), (90, 0, 0)); tube([(s*-.02, .06, 0), (s*-.10, .14, .02)], .06, m, n=3); ball(.075, rubber(second), (s*-.125, .17, .025))
                tube([(s*.04, 0, .12), (s*.05, .04, .32), (s*.18, .12, .46), (s*.36, .16, .40), (s*.42, .16, .18), (s*.36, .14, -.06)], .030, r, n=10, radii=[1.5, 1.2, 1, 1, .9, 1.1])
    return g, 12, dict(yaw=10, elev=24, detail=(.25, .1, .5))


def neckband_phones(color='#1f3056', trim='#b9bcc0'):
    """A band that lies on the neck, a bud on a short cord at each end."""
    r, m = rubber(color), plastic(color, .3, .4)
    with group('neck') as g:
        tube([(-.50, -.62, .06), (-.64, -.25, .06), (-.66, .20, .06), (-.46, .58, .06), (0, .74, .06), (.46, .58, .06), (.66, .20, .06), (.64, -.25, .06), (.50, -.62, .06)], .045, r, n=10)
        for s in (-1, 1):
            tube([(s*.635, -.18, .06), (s*.60, -.45, .06), (s*.50, -.68, .06)], 1, m, prof=superellipse(.13, .12, 3, 32), n=6); cyl(.05, .02, metal(trim, .2), .004, (s*.487, -.70, .06), (90, 0, s*-14))
            for i in range(3 if s > 0 else 1): rbox(.03, .07, .014, .012, plastic(mixc(color, '#ffffff', .35), .5), .004, 2, (s*(.612 - .017*i), -.30 - i*.10, .118))
            tube([(s*.50, -.66, .07), (s*.38, -.92, .10), (s*.20, -.98, .05), (s*.12, -.80, .03), (s*.18, -.62, .05)], .012, r, n=10)
            with group('b', (s*.18, -.52, .10), (0, 0, 90*s)): ball(.095, m, (0, 0, 0), (1, .9, .9)); cyl(.07, .012, metal(trim, .2), .004, (-.085 if s > 0 else -.085, 0, 0), (0, 90, 0)); ball(.068, rubber(mixc(color, '#000000', .4)), (.12, 0, .0), (.9, 1, 1))
        with group('m', (.60, -.47, .128), (0, 0, 72)): mark('mark-pejvak', .22, '#d9dcdf')
    return g, 22, dict(yaw=-14, elev=40, detail=(.5, .1, .5))


def wired_buds(color='#eeeeea', trim='#b9bcc0'):
    """Earphones on a wire, wound once, with a three-pole plug."""
    r, m = rubber(color), metal(trim, .2)
    with group('wired') as g:
        pts = []
        for i in range(120): a = i/119*2*math.pi*3.1; pts.append((.02 + (.50 + .05*math.sin(i*.21))*math.cos(a), (.40 + .04*math.cos(i*.17))*math.sin(a) + .12, .03 + .022*(i/119)*3 + .012*math.sin(i*.5)))
        tube(pts + [(.66, -.05, .05), (.78, -.30, .04), (.74, -.52, .04)], .016, r, n=3)
        with group('jack', (.735, -.54, .045), (90, 0, 6)): cyl(.034, .16, r, .01); cyl(.018, .16, metal('#d3b06b', .18), .006, (0, 0, .16)); [cyl(.0185, .008, plastic('#1b1c1f', .5), 0, (0, 0, .20 + .035*i)) for i in range(3)]
        for s, x, y in ((-1, -.52, -.62), (1, -.16, -.70)):
            tube([pts[0], (.30, -.34, .05), (.02, -.44, .03), (x + .10, y + .20, .03), (x, y + .04, .10)], .012, r, n=10)
            with group('b', (x, y, .12), (0, 0, 30*s)): lathe(fillet([(0, -.09), (.075, -.09, .02), (.085, .02, .04), (.05, .09, .02), (0, .09)], 5), m, 48, rot=(90, 0, 0)); ball(.078, rubber('#2a2b2e' if sum(lin(color)) > 1 else '#d9d9d6'), (0, -.12, 0), (1, .8, 1)); tube([(0, .03, -.07), (0, .05, -.12)], .030, r, n=2)
        rbox(.05, .16, .03, .02, m, .01, 3, (.06, -.46, .02))
    return g, 14, dict(yaw=0, elev=48, detail=(.25, .1, .5))


def bookshelf_speakers(color='#74492f', wood_='walnut'):
    """Two wooden boxes with a woofer and a dome each."""
    with group('pair') as g:
        for x in (-.48, .48):
            with group('s', (x, 0, 0), (0, 0, 8 if x < 0 else -8)):
                rbox(.66, .62, 1.12, .03, wood(wood_, 'z', 1.2), .014, 3); rbox(.62, .012, 1.08, .02, plastic('#1c1d1f', .55), .004, 2, (0, -.312, .02))
                for z, R in ((.38, .25), (.84, .12)):
                    with group('d', (0, -.319, z), (90, 0, 0)):
                        ring(R, .018, metal('#8d9094', .3)); lathe(fillet([(R - .01, .01), (R - .03, .022, .02), (R - .07, .0, .02), (R*.34, -.05)], 5), rubber('#26272a')); lathe(fillet([(0, -.01 if R > .2 else .045), (R*.20, -.02 if R > .2 else .035, .02), (R*.36, -.05 if R > .2 else -.01)], 5), plastic('#2f3033' if R > .2 else '#b9bcc0', .35, .4)); [cyl(.010, .006, metal('#6d7177', .3), 0, ((R + .012)*math.cos(k*1.57 + .78), (R + .012)*math.sin(k*1.57 + .78), .01), seg=16) for k in range(4)]
                with group('m', (0, -.319, .10), (90, 0, 0)): mark('mark-ava', .18, '#b9bcc0', (0, 0, .002))
                if x > 0: cyl(.035, .03, metal('#b9bcc0', .25, 'radial'), .006, (.22, -.318, .10), (90, 0, 0), seg=48)
    return g, 34, dict(yaw=-14, elev=12, detail=(.75, 0, .4))


def soundbar(color='#232427'):
    """A long low bar and the box that makes its bass."""
    f, p = fabric(color, 60, 'weave', .7), plastic(color, .4, .2)
    with group('bar') as g:
        rbox(2.6, .26, .20, .09, f, .05, 5, (-.15, -.30, .02)); rbox(2.62, .20, .012, .06, p, .004, 2, (-.15, -.29, .215)); box(.24, .006, .05, plastic('#050607', .1, 1.), .004, loc=(-.15, -.433, .09))
        for i in range(4): cyl(.022, .008, plastic('#b9bcc0', .4), .003, (-.30 + .10*i, -.29, .226), seg=24)
        with group('m', (.95, -.434, .12), (90, 0, 0)): mark('mark-pejvak', .22, '#b9bcc0', (0, 0, .004))
        rbox(.60, .62, .86, .06, p, .03, 4, (.62, .42, .04)); rbox(.56, .02, .78, .04, f, .01, 3, (.62, .105, .08))
        for x in (.42, .82):
            for y in (.20, .64): cyl(.04, .05, rubber('#111214'), .01, (x, y, 0))
    return g, 92, dict(yaw=-18, elev=14, detail=(.5, .1, .4))


def puck_speaker(color='#1f9c9c'):
    """A small round speaker with a loop."""
    f, r = fabric(color, 55, 'weave', .8), rubber('#222326')
    with group('puck') as g:
        with group('t', (0, 0, .52), (78, 0, 0)):
            lathe(fillet([(0, -.17), (.44, -.17, .08), (.52, .0, .10), (.46, .15, .08), (0, .19)], 8), f); ring(.52, .035, r, (0, 0, -.02), sz=1.6); lathe([(0, .195), (.13, .19)], plastic(mixc(color, '#000000', .3), .5)); mark('mark-pejvak', .22, '#f4f4f0', (0, 0, .198))
        tube([(-.06, .08, 1.02), (-.09, .06, 1.20), (0, .04, 1.30), (.09, .06, 1.20), (.06, .08, 1.02)], 1, fabric('#222326', 60, 'twill', .6), prof=rrect(.05, .02, .008, 3), n=8); box(.5, .26, .03, r, .014, loc=(0, .02, -.01))
    return g, 11, dict(yaw=-18, elev=12, detail=(.5, 0, .4))


def karaoke(color='#c4c8cc'):
    """A microphone with its loudspeaker in the handle's foot."""
    m = metal(color, .28)
    with group('mic') as g:
        with group('lean', (0, 0, 0), (0, 0, 0)):
            lathe(fillet([(0, 0), (.30, 0, .05), (.32, .10, .03), (.32, .52, .05), (.24, .64, .05), (.145, .78, .04), (.13, 1.30), (.17, 1.42, .03), (.19, 1.46), (0, 1.46)], 8), m)
            with group('grille'): wrap(.3225, .38, fabric('#26272a', 60, 'weave', .9), 360, loc=(0, 0, .13))
            ring(.322, .012, m, (0, 0, .52)); ring(.322, .012, m, (0, 0, .12))
            o = ball(.25, metal('#b9bcc0', .3), (0, 0, 1.66), (1, 1, 1.08))
            for i in range(14):
                with group('w', (0, 0, 1.66), (0, 0, i*180/14)): ring(.253, .006, metal('#8f9399', .25), rot=(90, 0, 0))
            for k in range(-4, 5): z = k*.055; ring(math.sqrt(max(.01, .253**2 - z*z)), .006, metal('#8f9399', .25), (0, 0, 1.66 + z*1.08))
            ring(.245, .024, m, (0, 0, 1.63), sz=1.4); ring(.19, .03, plastic('#1b1c1f', .4), (0, 0, 1.46))
            with group('keys', (0, -.135, 1.05), (90, 0, 0)):
                prism(rrect(.10, .48, .05, 8), .012, plastic('#1b1c1f', .3, .6), .004, 2)
                for i, c in enumerate(('#7CFFB2', '#ffffff', '#ffffff', '#ff7bd5')): cyl(.03, .008, plastic('#d9dcdf', .4) if i else glow(c, 1.2), .003, (0, .17 - .11*i, .010))
            for i, c in enumerate(('#ff3b6b', '#f7f13b', '#3bc9ff')): ring(.305, .012, glow(c, 1.6), (0, 0, .045 + .02*i)) if i == 2 else None
    return g, 26, dict(yaw=10, elev=10, detail=(.5, 0, .85))
