"""What goes with a phone: cases, chargers, cables, power banks."""
from parts import *
from models.phones import body, CAMERAS, _back

W, H, D, R = .72, 1.5, .075, .12


def _shell(mat, t=.035, lip=.02, back=True):
    """Walls round a phone and a plate behind it; open in front."""
    out, inn = rrect(W + t*2, H + t*2, R + t, 16), rrect(W + .004, H + .004, R, 16)
    z0, z1 = -D/2 - .03, D/2 + lip
    rows = [(inn, 1, z0 + .02), (inn, 1, z1 - .012), (inn, 1.012, z1), (out, .992, z1), (out, 1, z1 - .014), (out, 1, z0 + .022), (out, .985, z0), (inn, .97, z0)]
    loft([[Vector((x*k, y*k, z)) for x, y in o] for o, k, z in rows], mat, cap=False, smooth=50)
    if back:
        prism([(x*.985, y*.985) for x, y in out], .03, mat, .012, 3, (0, 0, z0))
    for y, l in ((.28, .2), (.05, .12)):
        rbox(.02, l, .045, .01, mat, .008, 3, (W/2 + t + .003, y, -.0225))


def _window(mat, layout='pill2'):
    """The camera's opening with a raised lip, seen from behind (+z)."""
    island, lenses, flash = CAMERAS[layout]
    if island is None:
        w, h = (2*max(abs(lens[axis]) + lens[2] for lens in lenses) + .12 for axis in (0, 1))
    else:
        w, h = island[1] + .10, island[2] + .06
    cx, cy = -W/2 + w/2 + .02, H/2 - h/2 - .025
    o = rrect(w, h, .13, 14)
    prism(o, .004, plastic('#0c0d0f', .3), 0, loc=(cx, cy, 0))
    tube([(x + cx, y + cy, .008) for x, y in rrect(w + .015, h + .015, .135, 8)], .018, mat, closed=True, n=1)
    for x, y, r in lenses:
        lens(cx + x - .02, cy + y, .0, r, metal('#8d9196', .2))
    cyl(.028, .008, plastic('#fff3d6', .2, 1.), .002, (cx + flash[0] - .045, cy + flash[1], 0))


def case(color='#1f3056', phone='#2a2c30', pose='pair'):
    """Soft silicone: from behind with the phone in it, and its velvet inside."""
    m, lining = plastic(color, .62, 0, .3), fabric(mixc(color, '#ffffff', .12), 120, 'fleece', .2)
    def full():
        body(phone, mixc(phone, '#d9dcdf', .4), 'pill2', 'screen-sea', brand=None)
        _shell(m)
        with group('behind', rot=(0, 180, 0), loc=(0, 0, -D/2 - .032)):
            _window(m); mark('mark-lotus', .26, mixc(color, '#ffffff', .35), (0, -.42, .003))
    def empty():
        _shell(m)
        prism(rrect(W, H, R, 16), .004, lining, 0, loc=(0, 0, -D/2 + .0))
        prism(rrect(.36, .58, .13, 14), .006, plastic('#d9dadb' if sum(lin(color)) < 1 else '#9b9c9e', .8), 0, loc=(W/2 - .21, H/2 - .33, -D/2 + .001))
    with group('case') as g:
        if pose in ('pair', 'back'):
            with group('b', (-.26, .16, H/2) if pose == 'pair' else (0, 0, H/2), (94, 0, 170 if pose == 'pair' else 180)): full()
        if pose in ('pair', 'inside'):
            with group('i', (.32, -.12, H/2) if pose == 'pair' else (0, 0, H/2), (80, 0, 8)): empty()
        if pose == 'face':
            with group('f', (0, 0, H/2), (86, 0, 0)): full()
    return g, 16, dict(yaw=10 if pose == 'pair' else 0, elev=10, detail=(.24, .5, .84))


def clear_case(pattern='case-knot', color='#b7a6da', pose='pair'):
    """A clear shell with a printed pattern; the phone's colour shows through."""
    clear = glass('#ffffff', .02)
    def full():
        body(color, '#cfd2d6', 'ring2', 'screen-plum', brand=None, R=.12)
        _shell(clear, .03, back=False)
        with group('behind', rot=(0, 180, 0), loc=(0, 0, -D/2 - .006)):
            prism(rrect(W + .03, H + .03, R + .012, 16), .014, plastic(mixc(color, '#ffffff', .25), .12, 1.), .006, 3)
            card(W - .03, H - .03, stamp(pattern, '#fffaf0', .4), (0, 0, .0148), r=R - .03)
            _back(color, '#cfd2d6', 'ring2', None, W, H, D, False)
    with group('case') as g:
        if pose in ('pair', 'back'):
            with group('b', (-.22, .2, H/2) if pose == 'pair' else (0, 0, H/2), (94, 0, 172 if pose == 'pair' else 180)): full()
        if pose in ('pair', 'face'):
            with group('f', (.30, -.16, H/2) if pose == 'pair' else (0, 0, H/2), (86, 0, 6)): full()
    return g, 16, dict(yaw=10 if pose == 'pair' else 0, elev=10, detail=(.3, .5, .5), glassy=False)


def folio(color='#74492f', pose='open'):
    """A leather book: three cards on one side, the phone in its tray on the other."""
    l, inner, st = leather(color, 46), leather(mixc(color, '#d8b48a', .25), 60), plastic(mixc(color, '#f3dcb8', .55), .6)
    w, h = W + .10, H + .10
    def cover():
        prism(rrect(w, h, .10, 10), .035, l, .012, 3)
        tube([(x, y, .036) for x, y in rrect(w - .06, h - .06, .08, 8)], .004, st, closed=True, n=1)
    with group('folio') as g:
        if pose == 'open':
            a = 28
            with group('s', (0, 0, h/2), (90, 0, 0)):
                with group('l', rot=(0, a, 0)):
                    with group('o', (-w/2 - .05, 0, -.035)):
                        prism(rrect(w, h, .10, 10), .035, l, .012, 3)
                        prism(rrect(w - .05, h - .05, .08, 10), .006, inner, .002, 2, (0, 0, .034))
                        for i in range(3):
                            rbox(w - .10, .56 - i*.02, .010, .03, inner, .004, 2, (0, -.28 + .02 - i*.10 + .16, .040 + (2 - i)*0 + i*.009))
                        for i, c in enumerate(('#2c66c8', '#d9a441', '#2f5d4e')):
                            rbox(w - .16, .05, .006, .02, plastic(c, .35, .5), .002, 2, (0, .32 - i*.10 + (-.06), .046 + i*.006))
                with group('r', rot=(0, -a, 0)):
                    with group('o', (w/2 + .05, 0, -.035)):
                        prism(rrect(w, h, .10, 10), .035, l, .012, 3)
                        with group('p', (0, 0, .035 + D/2 + .01)):
                            body('#2a2c30', '#a9a49c', 'square3', 'screen-aurora', brand=None, hole='pill', R=.09)
                            _shell(plastic(mixc(color, '#000000', .5), .5), .025, .0)
                tube([(-.055, h/2 - .02, -.02), (-.03, h/2 - .02, -.03), (.03, h/2 - .02, -.03), (.055, h/2 - .02, -.02)], .02, l, n=4) if False else prism(rrect(.16, h - .01, .04, 6), .03, l, .012, 3, (0, 0, -.055))
        else:
            with group('c', (0, 0, h/2), (88, 0, 180 if pose == 'closed' else 0)):
                for z in (-.09, .055):
                    with group('k', (0, 0, z)):
                        if z > 0: cover()
                        else:
                            with group('m', rot=(0, 180, 0), loc=(0, 0, .035)): cover()
                prism(rrect(W + .02, H + .02, R, 12), .11, plastic('#1a1a1c', .5), .02, 3, (0, 0, -.055))
                tube([(-w/2 + .03, -h/2 + .03, 0), (-w/2 + .03, h/2 - .03, 0)], .088, l, n=1)
                rbox(.24, .13, .16, .05, l, .012, 3, (w/2 - .02, 0, -.065)); cyl(.03, .01, metal('#c9a55c', .2), .003, (w/2 - .02, 0, .095))
                with group('win', rot=(0, 180, 0), loc=(0, 0, -.09)):
                    if pose != 'closed': pass
                mark('mark-lotus', .26, mixc(color, '#000000', .5), (0, -.5, .092))
    return g, 17, dict(yaw=-14 if pose == 'open' else 18, elev=12, detail=(.25, .3, .6))


def protectors(pose='pair'):
    """Two hard glasses, one with its backing half off, before their box."""
    gl, edge = glass('#f4fbff', 0.), glass('#cfe9f2', 0.)
    with group('protectors') as g:
        with group('box', (-.20, .42, 0), (0, 0, -6)):
            box(.94, .16, 1.66, paper('#f3f1ec', .5), .006)
            with group('f', (0, -.0805, .83), (90, 0, 0)): card(.93, 1.65, picture('pack-glass', .45, 0, .2))
        for i, (x, y, r) in enumerate(((.26, .10, 10), (.62, -.16, 4))):
            with group('g', (x, y, .76), (80, 0, r)):
                prism(rrect(.72, 1.5, .10, 14), .014, gl, .004, 3)
                tube([(px, py, .007) for px, py in rrect(.70, 1.48, .10, 10)], .007, edge, closed=True, n=1)
                tube([(px, py, .014) for px, py in rrect(.675, 1.455, .09, 10)], .006, plastic('#17181a', .2), closed=True, n=1)
                prism(rrect(.06, .075, .03, 8), .002, plastic('#17181a', .2), 0, loc=(0, .71, .014))
                rbox(.16, .10, .004, .03, plastic('#2c8fc8', .4), 0, 1, (.30, -.70, .012))
    return g, 18, dict(yaw=8, elev=10, detail=(.75, .2, .9), glassy=True)


def wall_charger(color='#eeeeea'):
    m = plastic(color, .3, .4)
    dark = sum(lin(color)) < .3
    with group('charger') as g:
        with group('b', (0, 0, .36), (0, 0, 0)):
            with group('lie', rot=(90, 0, 0)):
                prism(rrect(.62, .72, .13, 12), .95, m, .045, 6, (0, 0, -.475))
                with group('face', (0, 0, .4755)):
                    prism(rrect(.50, .60, .08, 10), .003, plastic(mixc(color, '#000000', .10 if not dark else .4), .25, .8), 0)
                    for y in (.18, .02):
                        port((0, y, .003), w=.17, h=.06)
                    usb_a((0, -.16, .003), w=.24, h=.11)
                for x in (-.16, .16):
                    with group('pin', (x, 0, -.475), (180, 0, 0)):
                        cyl(.045, .16, m, .004); cyl(.043, .34, metal('#c9ccd0', .15), .03)
            with group('top', (0, 0, .3602)):
                mark('mark-tondar', .34, '#8d9196' if not dark else '#b9bcc0', (0, .02, .001))
            with group('side', (.3105, 0, .0), (90, 0, 90)): card(.5, .25, stamp('text-65w', '#8d9196'), (0, 0, .0))
    return g, 6, dict(yaw=-34, elev=20, detail=(.5, 0, .5))


def braided_cable(color='#232427'):
    m = fabric(color, 34, 'twill', .8, fuzz=.05)
    tip = metal('#3a3c40' if sum(lin(color)) < .2 else '#2c2d30', .3)
    with group('cable') as g:
        ends = rubber('#1c1d1f')
        coil(.62, .034, 3, m, 0, [(.66, .25, .05), (.80, .52, .05), (1.02, .64, .06)])
        with group('e', (1.20, .68, .065), (0, 0, 10)):
            plug_c(tip, .26); tube([(-.38, -.03, 0), (-.25, 0, 0)], .046, ends, n=3)
        with group('e2', (1.16, -.52, .065), (0, 0, -34)):
            plug_c(tip, .26); tube([(-.38, .02, 0), (-.25, 0, 0)], .046, ends, n=3)
        tube([(.62, .06, .034), (.66, -.10, .036), (.78, -.26, .04), (.93, -.37, .06)], .034, m, n=8)
        with group('strap', (-.62, .02, .0), (0, 0, 0)):
            tube([(-.10, 0, .01), (-.11, 0, .12), (0, 0, .235), (.11, 0, .12), (.10, 0, .01)], 1, leather('#2b2624', 60), prof=rrect(.02, .14, .008, 4), n=6)
    return g, 16, dict(yaw=14, elev=38, detail=(.8, .8, .5))


def charging_stand(color='#eeeeea', pose='full'):
    m, pad = plastic(color, .4, .2), rubber(mixc(color, '#000000', .12 if sum(lin(color)) > .3 else -.0))
    with group('stand') as g:
        rbox(1.75, .78, .09, .2, m, .03, 5)
        with group('arm', (-.42, .20, .08), (-16, 0, 0)):
            rbox(.20, .07, .82, .03, m, .02, 4); rbox(.42, .12, .05, .03, m, .02, 3, (0, -.07, .10))
            with group('puck', (0, -.035, .80), (90, 0, 0)):
                cyl(.27, .05, m, .015); ring(.20, .006, plastic('#8d9196', .4), (0, 0, .05))
            if pose == 'full':
                with group('ph', (0, -.13, .87), (90, 0, 0)):
                    body('#3d5a80', '#c3c7cd', 'pill2', 'screen-sea')
        with group('w', (.20, .12, .09)):
            rbox(.10, .08, .42, .03, m, .02, 4)
            with group('p', (0, -.04, .44), (78, 0, 0)):
                cyl(.15, .05, m, .015); cyl(.12, .012, plastic('#d9dadb', .3), .004, (0, 0, .048))
                if pose == 'full':
                    prism(rrect(.34, .40, .11, 12), .09, metal('#2b2d31', .3), .03, 5, (0, 0, .06)); card(.29, .35, picture('face-rings', .08, .85), (0, 0, .1515), r=.09)
                    for s in (-1, 1):
                        tube([(0, s*.18, .10), (0, s*.30, .06), (0, s*.40, -.06), (0, s*.38, -.2)], 1, rubber('#2b2d31'), prof=rrect(.24, .04, .015, 4), n=6)
        cyl(.21, .008, pad, .003, (.62, -.02, .09))
        if pose == 'full':
            with group('buds', (.62, -.02, .10)):
                rbox(.36, .30, .13, .13, plastic('#f2f1ee', .25, .6), .05, 6); box(.37, .004, .004, plastic('#999999', .5), 0, loc=(0, -.151, .08))
        cyl(.014, .002, glow('#7CFFB2', 1.2), 0, (0, -.38, .06), (90, 0, 0))
    return g, 20, dict(yaw=20, elev=16, detail=(.7, .2, .4))


def desktop_charger(color='#232427'):
    m = plastic(color, .4, .2)
    with group('hub') as g:
        rbox(1.3, .70, .36, .12, m, .04, 6, (0, 0, .01))
        with group('f', (0, -.3505, .19), (90, 0, 0)):
            prism(rrect(1.16, .26, .05, 8), .003, plastic('#101113', .2, .8), 0)
            for i in range(3): usb_a((-.46 + i*.19, 0, .003), w=.14, h=.065)
            for i in range(3): port((.12 + i*.16, 0, .003), w=.095, h=.034)
            cyl(.012, .004, glow('#7CFFB2', 1.2), 0, (.53, 0, .003))
        mark('mark-tondar', .36, '#b9bcc0', (0, 0, .371))
        cable([(.2, .34, .12), (.3, .62, .05), (.75, .75, .03), (1.0, .4, .03), (.95, .0, .03)], .03, rubber('#1b1c1e'))
    return g, 11, dict(yaw=24, elev=24, detail=(.3, 0, .5))


def power_bank(color='#9dbbe6', kind='slim', pose='stand'):
    m = plastic(color, .42, .1)
    grey = mixc(color, '#ffffff' if sum(lin(color)) < .4 else '#000000', .4)
    with group('bank') as g:
        if kind == 'slim':
            with group('b', (0, 0, .02 + .72), (90 - 6, 0, 0)):
                prism(rrect(.72, 1.42, .13, 14), .16, m, .055, 6, (0, 0, -.08))
                for i in range(4): cyl(.014, .002, glow('#eaffff', 1.5), 0, (-.09 + .06*i, .50, .0805))
                mark('mark-tondar', .36, grey, (0, -.42, .0812)); rbox(.02, .16, .05, .01, plastic(mixc(color, '#000000', .2), .4), .004, 2, (.36, .3, -.025))
                with group('top', (0, .711, 0), (-90, 0, 0)): port((-.14, 0, 0), w=.10, h=.036)
            tube([(.20, .0, 1.42), (.21, .02, 1.54), (.36, .02, 1.60), (.46, -.02, 1.46), (.45, -.05, 1.15)], .028, fabric(color, 40, 'twill', .6), n=10)
            with group('pl', (.45, -.055, 1.06), (0, 90, 0)): plug_c(plastic(mixc(color, '#000000', .15), .4), .16)
        else:
            with group('b', (0, 0, .78), (90 - 5, 0, 0)):
                prism(rrect(.86, 1.52, .10, 12), .32, m, .05, 6, (0, 0, -.16))
                prism(rrect(.70, 1.36, .06, 10), .004, plastic(mixc(color, '#000000', .25), .55, 0, .4, 40), 0, loc=(0, 0, .158))
                with group('d', (0, .40, .163)):
                    prism(rrect(.40, .24, .04, 8), .003, plastic('#050607', .1, 1.), 0); card(.30, .15, picture('text-87', .2, 2.), (0, 0, .0035))
                mark('mark-tondar', .38, grey, (0, -.48, .163))
                with group('top', (0, .7605, 0), (-90, 0, 0)):
                    port((-.24, 0, 0), w=.11, h=.04); port((-.06, 0, 0), w=.11, h=.04); usb_a((.18, 0, 0), w=.16, h=.075)
                rbox(.02, .18, .07, .01, metal('#9a9da2', .3), .006, 2, (.43, .35, -.035))
    return g, 14, dict(yaw=-26, elev=18, detail=(.4, .2, .9))


def magnet_bank(color='#eeeeea'):
    """A flat battery that clings to the back of a telephone; its ring shows."""
    m = plastic(color, .42, .1)
    with group('bank') as g:
        with group('b', (0, 0, .52), (84, 0, 0)):
            prism(rrect(.68, 1.02, .14, 14), .11, m, .045, 6, (0, 0, -.055)); ring(.235, .018, metal(mixc(color, '#8a8d92', .45), .35), (0, .06, .056), sz=.2); box(.05, .16, .004, metal(mixc(color, '#8a8d92', .45), .35), .001, loc=(0, -.27, .055)); mark('mark-tondar', .28, mixc(color, '#000000' if sum(lin(color)) > .5 else '#ffffff', .45), (0, -.41, .0565))
        with group('c', (.62, .06, .52), (84, 0, -12)):
            prism(rrect(.68, 1.02, .14, 14), .11, m, .045, 6, (0, 0, -.055)); [cyl(.014, .003, glow('#eaffff', 1.5), 0, (-.09 + .06*i, -.40, .0555), seg=20) for i in range(4)]
    return g, 10, dict(yaw=6, elev=12, detail=(.3, .1, .6))


def tube_bank(color='#c0202f'):
    """A pocket battery no larger than a lipstick, with a plug under its cap."""
    m, st = plastic(color, .3, .5), metal('#d9dcdf', .2)
    with group('tb') as g:
        with group('a', (-.22, 0, 0)): rbox(.34, .34, 1.0, .13, m, .03, 5); rbox(.30, .30, .03, .11, st, .006, 2, (0, 0, .995)); rbox(.13, .07, .15, .033, st, .008, 4, (0, 0, 1.02)); [cyl(.014, .004, glow('#eaffff', 1.5), 0, (0, -.171, .70 - .07*i), (90, 0, 0), seg=20) for i in range(4)]
        with group('m', (-.22, -.172, .26), (90, 0, 0)):
            with group('r', rot=(0, 0, 90)): mark('mark-tondar', .34, mixc(color, '#ffffff', .75))
        with group('cap', (.32, -.12, 0)): rbox(.345, .345, .30, .13, m, .03, 5); rbox(.35, .35, .03, .13, st, .006, 2, (0, 0, .0))
    return g, 9, dict(yaw=18, elev=16, detail=(.35, .1, .85))


def car_charger(color='#232427'):
    """A plug for the car's socket with two mouths and a ring of light."""
    m, st = plastic(color, .35, .3), metal('#c9ccd0', .22)
    with group('car') as g:
        with group('t', (0, 0, .30), (0, 72, -30)):
            lathe(fillet([(0, -.62), (.10, -.62, .02), (.14, -.50, .03), (.19, -.44, .02), (.19, .18, .02), (.26, .24, .05), (.29, .44, .04), (.25, .50, .02), (0, .50)], 6), m); cyl(.06, .10, st, .02, (0, 0, -.70)); ring(.255, .012, glow('#35b7ff', 1.6), (0, 0, .495))
            for s in (-1, 1): box(.05, .04, .20, st, .012, loc=(0, s*.185, -.22))
            with group('ports', (0, 0, .501)):
                with group('r', rot=(0, 0, 90)): usb_a((0, -.09, 0), w=.22, h=.10); port((0, .10, 0), w=.18, h=.065)
    return g, 7, dict(yaw=-8, elev=26, detail=(.8, .2, .5))


def mini_charger(color='#eeeeea'):
    """A cube with round prongs and one mouth."""
    m, st = plastic(color, .3, .4), metal('#c9ccd0', .2)
    with group('mini') as g:
        rbox(.62, .62, .62, .15, m, .08, 7, (0, 0, .08))
        with group('f', (0, -.311, .39), (90, 0, 0)): port((0, .06, 0), w=.20, h=.075); mark('mark-tondar', .30, mixc(color, '#000000' if sum(lin(color)) > .5 else '#ffffff', .4), (0, -.16, .002))
        with group('back', (0, .31, .39), (-90, 0, 0)): cyl(.20, .06, m, .02); [cyl(.036, .40, st, .02, (x, 0, .04), seg=32) for x in (-.13, .13)]
        for x in (-.2, .2): box(.08, .4, .08, m, .02, loc=(x, 0, 0))
        with group('two', (.74, .30, .0), (0, 0, 150)): rbox(.62, .62, .62, .15, m, .08, 7, (0, 0, .0)); 
        with group('pr', (.74, .30, .31), (0, 0, 150)):
            with group('back', (0, .31, 0), (-90, 0, 0)): cyl(.20, .06, m, .02); [cyl(.036, .40, st, .02, (x, 0, .04), seg=32) for x in (-.13, .13)]
    return g, 6, dict(yaw=-20, elev=20, detail=(.4, .1, .5))


def phone_case(color='#eeeeea', kind='clear', layout='pill2', screen='screen-sea', phone='#2c66c8', pose='pair'):
    """clear: a hard shell with a ring of magnets; grip: a ribbed bumper with thick corners."""
    def full():
        body(phone, mixc(phone, '#d9dcdf', .4), layout, screen, brand=None)
        if kind == 'clear':
            _shell(glass('#ffffff', .02), .03, back=False)
            with group('behind', rot=(0, 180, 0), loc=(0, 0, -D/2 - .03)): ring(.23, .013, plastic(color, .4), (0, -.06, .0), sz=.3); box(.045, .15, .003, plastic(color, .4), .001, loc=(0, -.39, -.002)); _window(glass('#ffffff', .02), layout)
        else:
            m = rubber(color); _shell(m, .05, .03)
            with group('behind', rot=(0, 180, 0), loc=(0, 0, -D/2 - .045)):
                _window(plastic(mixc(color, '#ffffff', .2), .5), layout); mark('mark-lotus', .26, mixc(color, '#ffffff', .45), (0, -.50, .004))
                for i in range(9): box(.50, .022, .010, m, .004, loc=(0, -.30 + i*.055, -.002))
            for sx in (-1, 1):
                for sy in (-1, 1): rbox(.17, .17, .15, .08, m, .03, 4, (sx*(W/2 - .045), sy*(H/2 - .045), -.075))
                for i in range(7): box(.02, .03, .09, m, .006, 2, (sx*(W/2 + .05), -.18 + i*.06, -.045))
    with group('case') as g:
        if pose in ('pair', 'back'):
            with group('b', (-.24, .18, H/2) if pose == 'pair' else (0, 0, H/2), (94, 0, 172 if pose == 'pair' else 180)): full()
        if pose in ('pair', 'face'):
            with group('f', (.32, -.14, H/2) if pose == 'pair' else (0, 0, H/2), (86, 0, 6)): full()
    return g, 16, dict(yaw=10 if pose == 'pair' else 0, elev=10, detail=(.3, .5, .5))


def hand_warmer(color='#eeeeea'):
    """A pebble of metal with a button, a charging mouth and a wrist cord."""
    m = metal(mixc(color, '#ffffff', .2), .35) if False else plastic(color, .28, .6)
    with group('warm') as g:
        with group('p', (0, 0, .50), (0, 0, 0)):
            o = ball(.5, m, (0, 0, 0), (1.0, .52, .98))
            ring(.5, .012, metal('#d3b483', .25), rot=(90, 0, 0), sz=.6)
            with group('f', (0, -.255, .0), (90, 0, 0)):
                cyl(.085, .02, metal('#d3b483', .25), .006, (0, .16, -.012)); cyl(.05, .008, m, .003, (0, .16, .008))
                flame = [(0, -.036), (.026, -.022), (.030, .004), (.014, .022), (.012, .046), (-.010, .026), (-.016, .008), (-.030, .006), (-.026, -.022)]
                prism([(q.x, q.y) for q in spline([(x, y, 0) for x, y in flame], 5, True)], .006, plastic('#e0702a', .35), .001, 1, (0, .16, .0165))
                for i in range(3): cyl(.012, .012, glow('#ff9a4d', 2.), 0, (-.05 + .05*i, .0, -.006))
                mark('mark-parseh', .26, '#a9853f', (0, -.14, .004))
            port((0, -.179, -.355), (121, 0, 0), .15, .05)
        tube([(.34, 0, .86), (.48, .0, 1.0), (.62, -.05, .80), (.60, -.12, .40), (.66, -.15, .05), (.80, -.1, .02)], .016, fabric('#b98d5a', 60, 'twill', .5), n=10)
    return g, 8, dict(yaw=16, elev=12, detail=(.5, 0, .62))
