"""Phones and tablets. Each takes colours and options and gives (root, real largest side in cm, shot options)."""
from parts import *

# layout -> (island: shape, w, h, r | None, lenses (x, y, r) from the island's middle, flash)
CAMERAS = {
    'pill2': (('r', .24, .50, .12), [(0, .12, .085), (0, -.12, .085)], (.20, .17)),
    'square3': (('r', .46, .46, .13), [(-.105, .105, .088), (-.105, -.105, .088), (.105, 0, .088)], (.105, .165)),
    'bar3': (('r', .70, .19, .04), [(-.20, 0, .068), (0, 0, .068), (.20, 0, .058)], (.305, 0)),
    'ring4': (('c', .25), [(-.10, .10, .066), (.10, .10, .066), (-.10, -.10, .066), (.10, -.10, .066)], (0, 0)),
    'ring2': (('c', .21), [(0, .085, .075), (0, -.085, .075)], (.135, 0)),
    'drops2': (None, [(0, .11, .085), (0, -.12, .085)], (.16, .11)),
    'drops3': (None, [(0, .22, .075), (0, 0, .075), (0, -.22, .075)], (.15, .17)),
    'diag2': (('r', .42, .42, .12), [(-.09, .09, .095), (.09, -.09, .095)], (.10, .11)),
    'single': (None, [(0, 0, .07)], (.0, -.13)),
}


def _back(color, frame, layout, brand, W, H, D, gloss):
    """Everything behind; drawn in a group that looks to +z."""
    island, lenses, flash = CAMERAS[layout]
    dz = 0
    if island is None:
        cx, cy = -W / 2 + .17, H / 2 - .42 if len(lenses) > 1 else H / 2 - .18
    elif layout == 'bar3':
        cx, cy = 0, H / 2 - .30
    elif island[0] == 'c':
        cx, cy = 0, H / 2 - .36
    else:
        cx, cy = -W / 2 + island[1] / 2 + .055, H / 2 - island[2] / 2 - .055
    with group('island', (cx, cy, 0)):
        if island and island[0] == 'r':
            prism(rrect(*island[1:], 14), .03, plastic(mixc(color, '#000000', .12), .16, 1.), .012, 5); dz = .028
        if island and island[0] == 'c':
            cyl(island[1], .034, metal(frame, .2), .01)
            cyl(island[1] * .93, .004, plastic('#0b0b0d', .1, 1.), .002, (0, 0, .033)); dz = .034
        for x, y, r in lenses:
            lens(x, y, dz, r, metal(frame, .16))
        cyl(.03, .006, plastic('#fff3d6', .2, 1.), .002, (flash[0], flash[1], dz))
    if brand:
        mark(brand, .30, mixc(color, '#ffffff', .55), (0, -.30, .0085), metal_=.6)


def body(color, frame, layout, screen, W=.72, H=1.5, D=.075, R=.12, gloss=False, brand='mark-nikan', hole='dot', rim=.029):
    """A slab in x/y, its screen to +z."""
    fr = metal(frame, .22)
    prism(rrect(W, H, R, 16), D, fr, min(.026, D * .34), 6, (0, 0, -D / 2))
    prism(rrect(W - .022, H - .022, R - .01, 16), .006, plastic('#040405', .06, .5), .002, 2, (0, 0, D / 2 - .003))
    card(W - rim * 2, H - rim * 2, picture(screen, .06, .85), (0, 0, D / 2 + .0034), r=max(.01, R - rim))
    if hole == 'dot':
        cyl(.017, .0008, plastic('#020202', .1), 0, (0, H / 2 - .075, D / 2 + .0036))
    elif hole == 'pill':
        prism(rrect(.15, .04, .02, 8), .0008, plastic('#020202', .1), 0, loc=(0, H / 2 - .08, D / 2 + .0036))
    elif hole == 'drop':
        prism(rrect(.06, .075, .03, 8), .0008, plastic('#040405', .1), 0, loc=(0, H / 2 - .045, D / 2 + .0036))
    back = plastic(color, .12 if gloss else .34, 1. if gloss else .25)
    prism(rrect(W - .016, H - .016, R - .008, 16), .012, back, .006, 4, (0, 0, -D / 2 - .004))
    for y, l in ((.28, .2), (.05, .12)):
        rbox(.016, l, .03, .008, fr, .005, 3, (W / 2 + .002, y, -.015))
    for s in (-1, 1):
        for y in (H / 2 - .19, -H / 2 + .19):
            box(.004, .016, D * .72, plastic(mixc(frame, '#000000', .25), .5), 0, 1, (s * (W / 2 - .0005), y, -D * .36))
    with group('behind', rot=(0, 180, 0), loc=(0, 0, -D / 2 - .004)):
        _back(color, frame, layout, brand, W, H, D, gloss)
    with group('foot', (0, -H / 2 + .001, 0), (90, 0, 0)):
        port((0, 0, 0), w=.085, h=.028)
        for i in range(5):
            cyl(.008, .001, plastic('#050505', .6), 0, (.12 + i * .03, 0, 0), seg=12)


def _posed(make, pose, H=1.5, gap=.25):
    """pair: its face and its back side by side; face and back: one alone; lying: flat on the table."""
    with group('phone') as g:
        if pose in ('pair', 'face'):
            with group('f', (gap, -.16, H / 2) if pose == 'pair' else (0, 0, H / 2), (86, 0, 6 if pose == 'pair' else 0)):
                make()
        if pose in ('pair', 'back'):
            with group('b', (-gap - .02, .2, H / 2) if pose == 'pair' else (0, 0, H / 2), (94, 0, 172 if pose == 'pair' else 180)):
                make()
        if pose == 'lying':
            with group('l', (0, 0, .06), (180, 0, 40)):
                make()
    return g


def slab(color='#3d5a80', frame=None, layout='square3', screen='screen-sea', pose='pair', **shape):
    frame = frame or mixc(color, '#d9dcdf', .45)
    g = _posed(lambda: body(color, frame, layout, screen, **shape), pose, shape.get('H', 1.5), shape.get('W', .72) * .34)
    return g, 16, dict(yaw=12 if pose == 'pair' else 0, elev=9 if pose != 'lying' else 34, detail=(.24, .5, .86))


def rugged(color='#ea7f26', screen='screen-peak', pose='pair'):
    """Thick, with rubber corners, screws and a lamp at the top of its back."""
    W, H, D = .80, 1.56, .15
    rub, acc = rubber('#1d1e20'), plastic(color, .45, .1)
    cut = [(W/2, H/2-.14), (W/2-.14, H/2), (-W/2+.14, H/2), (-W/2, H/2-.14), (-W/2, -H/2+.14), (-W/2+.14, -H/2), (W/2-.14, -H/2), (W/2, -H/2+.14)]
    def make():
        prism(fillet([(x, y, .04) for x, y in cut], 5, True), D, rub, .03, 4, (0, 0, -D/2))
        prism(fillet([(x*.93, y*.955, .03) for x, y in cut], 5, True), D + .012, plastic('#2a2b2e', .5), .012, 3, (0, 0, -D/2 - .006))
        card(W - .13, H - .24, picture(screen, .08, .85), (0, 0, D/2 + .0068), r=.03)
        prism(rrect(.16, .012, .006, 4), .002, plastic('#0a0a0a', .5), 0, loc=(0, H/2 - .075, D/2 + .006))
        for sx in (-1, 1):
            for sy in (-1, 1):
                with group('corner', (sx*(W/2-.075), sy*(H/2-.075), 0), (0, 0, -45*sx*sy)):
                    rbox(.21, .04, D + .02, .015, rub, .012, 3, (0, sy*.004, -D/2 - .01))
            rbox(.03, .9, D*.55, .01, acc, .008, 3, (sx*(W/2 + .004), 0, -D*.275))
            for y in (-.38, .38):
                with group('s', (sx*(W/2 + .018), y, 0), (0, 90*sx, 0)):
                    screw(0, 0, 0, .024, metal('#b5b8bc', .3))
        for y, l in ((.22, .2), (-.02, .12)):
            rbox(.02, l, .05, .008, rub, .006, 3, (W/2 + .022, y, -.025))
        with group('behind', rot=(0, 180, 0), loc=(0, 0, -D/2 - .006)):
            prism(fillet([(-.27, .28, .05), (.27, .28, .05), (.34, .18, .04), (.34, -.16, .04), (.2, -.3, .06), (-.2, -.3, .06), (-.34, -.16, .04), (-.34, .18, .04)], 5, True), .025, plastic('#1a1b1d', .3), .01, 3, (0, .40, 0))
            for x, y in ((-.17, .52), (.17, .52), (-.17, .30)):
                lens(x, y, .022, .095, metal('#55585c', .25))
            prism(rrect(.19, .19, .05, 6), .02, plastic('#fff6df', .25, 1.), .008, 3, (.17, .30, .02))
            for i in range(3):
                prism(fillet([(-.30, 0, .01), (.30, 0, .01), (.27, .05, .01), (-.27, .05, .01)], 3, True), .018, plastic('#202124', .6), .006, 2, (0, -.12 - i*.11, 0))
            box(.62, .012, .012, acc, .003, 2, (0, .04, .002))
            mark('mark-sepanta', .34, '#d5d7d9', (0, -.52, .004))
    g = _posed(make, pose, H, .29)
    return g, 17, dict(yaw=12 if pose == 'pair' else 0, elev=9, detail=(.24, .5, .82))


def gaming(color='#232427', screen='screen-game', pose='pair', light='#35e0ff', second='#ff3d81'):
    """Angular back with a fan, a strip of light and shoulder keys."""
    W, H, D = .74, 1.58, .09
    fr = metal(mixc(color, '#8d9298', .35), .3)
    def make():
        prism(rrect(W, H, .07, 8), D, fr, .02, 4, (0, 0, -D/2))
        prism(rrect(W-.022, H-.022, .06, 8), .006, plastic('#040405', .06, .5), .002, 2, (0, 0, D/2-.003))
        card(W-.05, H-.05, picture(screen, .06, .9), (0, 0, D/2 + .0034), r=.045)
        prism(rrect(W-.016, H-.016, .062, 8), .012, plastic(color, .3, .4), .006, 4, (0, 0, -D/2-.004))
        for y in (.52, -.52):
            rbox(.02, .24, .045, .008, plastic('#c0202f', .4), .006, 3, (W/2 + .004, y, -.0225))
        with group('behind', rot=(0, 180, 0), loc=(0, 0, -D/2 - .004)):
            prism(fillet([(-.33, .72, .03), (.05, .72, .03), (.20, .52, .03), (.20, .30, .03), (-.12, .12, .03), (-.33, .12, .03)], 4, True), .022, plastic('#101114', .2, .8), .008, 3)
            for x, y in ((-.20, .60), (-.20, .40), (-.20, .22)):
                lens(x, y, .018, .075, metal('#55585c', .2))
            with group('fan', (.02, .40, .02)):
                cyl(.125, .012, metal('#2a2c30', .35), .004)
                ring(.118, .007, glow(light, 2.2), (0, 0, .012))
                for k in range(9):
                    with group('blade', rot=(0, 0, 40*k)):
                        tube([(.025, 0, .013), (.06, .016, .015), (.105, .012, .013)], .011, metal('#6b7076', .3), n=4)
                cyl(.025, .016, metal('#9aa0a6', .25), .004, (0, 0, .006))
            for pts, c in (([(.30, .66), (.30, .30), (.12, .08), (.12, -.18)], light), ([(-.30, -.62), (-.30, -.30), (-.12, -.10), (-.12, .06)], second)):
                tube([(x, y, .009) for x, y in pts], .009, glow(c, 2.2), n=1, prof=rrect(1.4, .6, .2, 2))
            for pts in ([(.22, .68), (.22, .34), (.04, .10), (.04, -.60)], [(-.22, -.68), (-.22, -.34), (-.04, -.12), (-.04, .06)]):
                tube([(x, y, .008) for x, y in pts], .006, plastic(mixc(color, '#ffffff', .18), .5), n=1, prof=rrect(1.4, .6, .2, 2))
            mark('mark-shahab', .34, '#e8eaec', (.14, -.45, .0085), (0, 0, 90))
    g = _posed(make, pose, H, .26)
    return g, 17, dict(yaw=12 if pose == 'pair' else 0, elev=9, detail=(.24, .5, .82))


def keypad(color='#c0202f', pose='pair'):
    """A bar with large keys under a small screen."""
    W, H, D = .62, 1.42, .16
    m, dark = plastic(color, .38, .25), plastic('#17181a', .25, .6)
    def make():
        prism(rrect(W, H, .14, 12), D, m, .05, 6, (0, 0, -D/2))
        prism(rrect(W-.07, H-.07, .11, 12), .012, dark if sum(lin(color)) > .1 else plastic('#2b2c2f', .3, .4), .006, 3, (0, 0, D/2 - .004))
        card(W-.15, .46, picture('screen-keypad', .1, .85), (0, .36, D/2 + .0085), r=.02)
        for i in range(6):
            box(.02, .012, .002, plastic('#000000', .5), 0, loc=(-.075 + .03*i, H/2 - .075, D/2 + .008))
        k, ink = plastic('#e9e8e3', .4, .2), D/2 + .033
        cyl(.10, .03, plastic('#d7d6d0', .35, .3), .01, (0, -.005, D/2 + .006)); ring(.10, .008, metal('#c8cacc', .2), (0, -.005, D/2 + .02))
        for s, c in ((-1, '#2b9a60'), (1, '#c0202f')):
            rbox(.13, .075, .022, .03, plastic(c, .4, .2), .008, 3, (s*.185, .03, D/2 + .006)); rbox(.13, .06, .022, .025, k, .008, 3, (s*.185, -.065, D/2 + .006))
        for n in range(12):
            x, y = (n % 3 - 1)*.165, -.20 - (n//3)*.118
            rbox(.145, .092, .026, .03, k, .012, 3, (x, y, D/2 + .006))
            card(.12, .06, stamp('key-%d' % n, '#17181a'), (x, y, D/2 + .0335))
        with group('behind', rot=(0, 180, 0), loc=(0, 0, -D/2)):
            prism(rrect(W-.10, H*.62, .06, 8), .008, plastic(mixc(color, '#000000', .08), .5), .004, 2, (0, -.16, 0))
            lens(0, .50, -.005, .06, metal('#b5b8bc', .2)); cyl(.028, .008, plastic('#fff3d6', .2, 1.), .002, (.12, .50, 0))
            mark('mark-parseh', .28, mixc(color, '#ffffff', .6), (0, -.05, .010)); mesh_of_holes(.2, .09, plastic('#0a0a0a', .7), (0, -.58, .002))
    g = _posed(make, pose, H, .23)
    return g, 13, dict(yaw=12 if pose == 'pair' else 0, elev=12, detail=(.72, .3, .34))


def fold(color='#59546c', frame='#b9b4ad', screen='screen-fold', pose='open'):
    """A book of glass: half open, its inner screen or its back to the camera."""
    H, W, D, a = 1.4, .68, .05, 24
    with group('fold') as g:
        with group('s', (0, 0, H/2), (90, 0, 0)):
            for s in (-1, 1):
                with group('h', rot=(0, -s*a, 0)):
                    with group('o', (s*(W/2 + .006), 0, 0)):
                        prism(rrect(W, H, .07, 12), D, metal(frame, .22), .016, 5, (0, 0, -D))
                        prism(rrect(W-.012, H-.012, .066, 12), .006, plastic(color, .3, .4), .003, 3, (0, 0, -D-.004))
                        prism(rrect(W-.014, H-.014, .064, 12), .004, plastic('#060607', .12), .001, 2, (0, 0, -.002))
                        with group('behind', rot=(0, 180, 0), loc=(0, 0, -D - .004)):
                            if s > 0:
                                prism(rrect(.20, .62, .1, 12), .02, plastic(mixc(color, '#000000', .2), .15, 1.), .008, 3, (-W/2 + .17, H/2 - .40, 0))
                                for i in range(3):
                                    lens(-W/2 + .17, H/2 - .21 - i*.19, .018, .07, metal(frame, .18))
                                mark('mark-nikan', .26, mixc(color, '#ffffff', .5), (0, -.35, .003), metal_=.6)
                            else:
                                card(W - .04, H - .05, picture('screen-rose', .06, .8), (0, 0, .003), r=.05)
            cyl(.028, H-.04, metal(frame, .25), .004, (0, H/2-.02, -D+.012), (90, 0, 0))
            c, sn, k = math.cos(math.radians(a)), math.sin(math.radians(a)), W - .03
            def inner(u, v):
                t = (u - .5) * 2
                d, soft = abs(t) * k, .02
                return math.copysign(d, t) * c, (v - .5) * (H - .06), sn * (math.sqrt(d*d + soft*soft) - soft*.3) + .008
            surf(inner, 80, 1, picture(screen, .1, .85))
    return g, 16, dict(yaw=-16 if pose == 'open' else 160, elev=12, detail=(.75, .4, .85))


# Tablets ------------------------------------------------------------------------------------------

def tablet(color='#84898f', screen='screen-tablet', pose='pair', W=1.55, H=1.08, D=.05, pen=False, rim=.055, brand='mark-keyhan', paper_=False, lenses='single'):
    """Landscape, leaning on its back in the pair."""
    fr = metal(mixc(color, '#d9dcdf', .2), .3)
    def make():
        prism(rrect(W, H, .08, 14), D, fr, .018, 5, (0, 0, -D/2))
        prism(rrect(W-.016, H-.016, .074, 14), .005, plastic('#e7e5df' if paper_ else '#050506', .5 if paper_ else .07, 0 if paper_ else .5), .002, 2, (0, 0, D/2 - .002))
        card(W - rim*2, H - rim*2, picture(screen, .6 if paper_ else .07, 0 if paper_ else .85), (0, 0, D/2 + .0034), r=.015)
        if not paper_:
            cyl(.011, .001, plastic('#16161c', .1), 0, (0, H/2 - rim*.5, D/2 + .003))
        with group('behind', rot=(0, 180, 0), loc=(0, 0, -D/2)):
            with group('cam', (-W/2 + .13, H/2 - .13, 0)):
                if lenses == 'double':
                    prism(rrect(.13, .25, .06, 10), .02, plastic(mixc(color, '#000000', .2), .2, 1.), .006, 3, (0, -.05, 0)); lens(0, .01, .015, .05, fr); lens(0, -.11, .015, .05, fr)
                else:
                    lens(0, 0, -.01, .05, fr)
            mark(brand, .34, mixc(color, '#ffffff', .5), (0, 0, .0015), metal_=.5)
        for s in (-1, 1):
            for i in range(2):
                with group('grille', (s*(W/2 + .0005), (-1 if i else 1)*.33, 0), (0, 90*s, 0)):
                    for j in range(6):
                        cyl(.007, .001, plastic('#080808', .6), 0, (0, (j - 2.5)*.03, 0), seg=10)
        rbox(.13, .016, .02, .006, fr, .004, 2, (W/2 - .2, H/2 + .002, -.01))
    with group('tablet') as g:
        if pose in ('pair', 'face'):
            with group('f', (0, 0, H/2 + .01), (78, 0, 0)): make()
        if pose in ('pair', 'back'):
            with group('b', (.30 if pose == 'pair' else 0, .34 if pose == 'pair' else 0, H/2 + (.06 if pose == 'pair' else 0)), (97, 0, 180)): make()
        if pose == 'flat':
            with group('l', (0, 0, .05), (0, 0, 0)): make()
        if pen:
            lie = pose != 'flat'
            with group('pen', (-.05, -.42, .034) if lie else (.1, -.1, .115), (0, 90, 12 if lie else 40)):
                body_ = plastic('#e9e9e6', .35, .3)
                cyl(.032, 1.1, body_, .01, (0, 0, -.5)); cyl(.032, .12, body_, .004, (0, 0, .6), r2=.008, seg=40); cyl(.0325, .02, metal('#b9bcc0', .25), .003, (0, 0, .58)); rbox(.012, .022, .16, .005, plastic('#c9c9c6', .4), .003, 2, (-.032, 0, .34))
    return g, 25, dict(yaw=-24 if pose == 'pair' else 0, elev=15 if pose != 'flat' else 52, detail=(.12, .5, .9) if pose == 'back' else (.5, .2, .5))


def kids_tablet(color='#2c66c8', screen='screen-kids', pose='pair'):
    """In a thick foam frame with ears for the hands and a folded stand."""
    W, H, D = 1.35, .92, .06
    foam = plastic(color, .65, 0, .3, 30)
    def make():
        prism(rrect(W, H, .06, 10), D, plastic('#1b1c1f', .3), .015, 4, (0, 0, -D/2))
        card(W-.14, H-.14, picture(screen, .08, .85), (0, 0, D/2 + .002), r=.02)
        out, inn = rrect(W + .22, H + .22, .20, 14), rrect(W - .05, H - .05, .05, 14)
        n = len(out)
        rows = [[(x*k, y*k, z) for x, y in o] for o, k, z in ((inn, 1, .055), (inn, 1.02, .085), (out, .97, .085), (out, 1, .05), (out, 1, -.06), (out, .97, -.10), (inn, 1.02, -.10), (inn, 1, -.06))]
        loft([[Vector(p) for p in r] for r in rows + [rows[0]]], foam, cap=False, smooth=50)
        prism(rrect(W, H, .06, 10), .05, foam, .02, 3, (0, 0, -.10))
        tube([(-.34, H/2 + .08, -.01), (-.32, H/2 + .24, -.01), (-.20, H/2 + .31, -.01), (.20, H/2 + .31, -.01), (.32, H/2 + .24, -.01), (.34, H/2 + .08, -.01)], .06, foam, n=8)
        with group('behind', rot=(0, 180, 0), loc=(0, 0, -.10)):
            rbox(.62, .34, .05, .06, foam, .02, 4, (0, -.12, 0)); rbox(.40, .12, .055, .05, plastic(mixc(color, '#000000', .25), .6), .01, 3, (0, -.16, .0)); lens(-W/2 + .14, H/2 - .13, -.02, .045, metal('#b5b8bc', .2))
    with group('kids') as g:
        if pose in ('pair', 'face'):
            with group('f', (0, 0, H/2 + .11), (76, 0, 0)): make()
        if pose in ('pair', 'back'):
            with group('b', (.28, .46, H/2 + .14) if pose == 'pair' else (0, 0, H/2 + .11), (98, 0, 180)): make()
    return g, 22, dict(yaw=-22 if pose == 'pair' else 0, elev=15, detail=(.2, .3, .8))
