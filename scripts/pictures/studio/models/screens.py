"""Televisions, cameras and games."""
from parts import *


def tv(screen='screen-cinema', W=2.9, thin=.05, feet='blades', color='#17181a', rim=.02):
    H = W*.57; dark = plastic(color, .35, .2)
    with group('tv') as g:
        with group('p', (0, 0, H/2 + .16), (90, 0, 0)):
            prism(rrect(W, H, .02, 4), thin, dark, .008, 3, (0, 0, -thin)); prism(rrect(W*.8, H*.6, .08, 6), .10, plastic('#1d1e21', .5), .04, 4, (0, -H*.16, -thin - .08))
            card(W - rim*2, H - rim*2 - .02, picture(screen, .12, .95), (0, .008, .0015)); mark('mark-ofogh', .20, '#8d9196', (0, -H/2 + .016, .002))
        if feet == 'blades':
            for s in (-1, 1):
                for e in (-1, 1): tube([(s*W*.36, -thin/2 + .02, .20), (s*W*.38, e*.22 + .02, .03), (s*W*.385, e*.34 + .02, .012)], 1, dark, prof=rrect(.05, .03, .01, 3), n=4)
        else:
            rbox(1.0, .52, .03, .04, metal('#3a3c40', .35), .01, 3, (0, .04, 0)); rbox(.9, .05, .28, .02, metal('#3a3c40', .35), .01, 3, (0, .06, .02))
        with group('behind', (0, .0, H/2 + .16), (90, 0, 180)):
            z = thin + .081 if thin < .1 else thin
            for i in range(14): box(W*.5, .014, .003, plastic('#08090a', .6), 0, loc=(0, .06 - H*.02 - i*.026, z))
            rbox(.20, .34, .004, .02, plastic('#0b0c0e', .5), .001, 2, (-W*.32, -H*.20, z))
            for i in range(4): box(.09, .035, .004, metal('#6d7177', .3), 0, loc=(-W*.32, -H*.20 - .11 + i*.075, z + .003))
            card(.30, .18, paper('#c9ccd0'), (W*.28, -H*.24, z + .002)); mark('mark-ofogh', .34, '#5f646a', (0, H*.36, thin + .002))
    return g, 120, dict(yaw=20, elev=8, detail=(.75, 0, .25))


def small_tv(color='#c0202f', screen='screen-goal'):
    """For a shelf: a rounded box with an aerial and a handle."""
    m = plastic(color, .35, .4)
    with group('tv') as g:
        with group('p', (0, 0, .80), (90, 0, 0)):
            prism(rrect(2.0, 1.30, .18, 12), .34, m, .07, 6, (0, 0, -.34)); prism(rrect(1.86, 1.16, .12, 10), .02, plastic('#131416', .3, .4), .008, 3, (0, 0, -.006)); card(1.66, .95, picture(screen, .12, .95), (0, .06, .0155))
            mark('mark-didar', .26, '#b9bcc0', (-.0, -.50, .0155))
            for i in range(3): cyl(.03, .012, metal('#c9ccd0', .3), .004, (.60 + .1*i, -.50, .012))
        with group('behind', (0, .34, .80), (90, 0, 180)):
            rbox(1.5, .86, .05, .12, m, .02, 4, (0, 0, 0)); dark = plastic('#101113', .5)
            for i in range(9): rbox(1.0, .022, .004, .01, dark, 0, 1, (0, .30 - i*.052, .049))
            rbox(.62, .16, .004, .03, dark, .001, 2, (.36, -.28, .049))
            for i in range(4): box(.09, .05, .004, metal('#8d9196', .3), 0, loc=(.14 + i*.145, -.28, .053))
            card(.34, .20, paper('#e9e6da'), (-.44, -.28, .0535)); mark('mark-didar', .22, '#3a3c40', (-.44, -.24, .054))
        for s in (-1, 1): tube([(s*.55, .10, .18), (s*.72, -.12, .02)], .04, wood('beech', 'z', 1.2), n=1, radii=[1.2, .8]); tube([(s*.55, .22, .18), (s*.70, .40, .02)], .04, wood('beech', 'z', 1.2), n=1, radii=[1.2, .8])
        for s in (-1, 1): tube([(s*.06, .20, 1.44), (s*.62, .24, 2.15)], .014, metal('#c9ccd0', .15), n=1); ball(.026, metal('#c9ccd0', .15), (s*.62, .24, 2.16))
        cyl(.12, .05, m, .02, (0, .20, 1.43))
    return g, 60, dict(yaw=22, elev=10, detail=(.7, 0, .4))


def _barrel(R, L, y0, steps):
    """A lens that looks to -y, rings of it named by (length, radius, knurled)."""
    y = y0
    for l, r, knurl in steps:
        with group('ring', (0, y, 0), (90, 0, 0)):
            cyl(r, l, rubber('#1b1c1e') if knurl else plastic('#1d1e21', .4, .1), .012)
            if knurl:
                for i in range(48): box(.012, .012, l*.82, plastic('#141517', .6), .002, 1, (r*math.cos(i*math.pi/24), r*math.sin(i*math.pi/24), l*.09), (0, 0, i*7.5))
        y -= l
    with group('glass', (0, y, 0), (90, 0, 0)):
        r = steps[-1][1]
        lathe(fillet([(r, 0), (r, .055, .006), (r*.93, .055, .004), (r*.80, .006), (0, .006)], 3), plastic('#0b0b0d', .35))
        coated = N('coated').set(Base_Color='#302d62', Metallic=.8, Roughness=.05, Clearcoat=1.).m
        ball(r*.76, coated, (0, 0, .004), (1, 1, .2)); ring(r*.97, .008, metal('#8d9196', .22), (0, 0, .050))


def mirrorless(color='#232427', pose='full'):
    b, t = leather('#1f2022', 90, .5), plastic('#34363a', .36, .2)
    with group('camera') as g:
        rbox(1.30, .42, .82, .10, t, .03, 5); rbox(1.306, .426, .50, .10, b, .006, 3, (0, 0, .14))
        tube([(-.56, -.22, .04), (-.57, -.27, .4), (-.56, -.22, .74)], 1, b, prof=rrect(.22, .22, .08, 6), n=6)
        loft([[Vector((x*k, y*q, z)) for x, y in rrect(.46, .40, .06, 6)] for k, q, z in ((1.15, 1, .80), (1.0, 1, .90), (.82, .92, 1.02), (.74, .86, 1.05))], t)
        rbox(.24, .20, .02, .02, metal('#5a5d62', .3), .004, 2, (0, .02, 1.05))
        for x, r, h in ((-.42, .12, .09), (.44, .13, .10), (.22, .0, 0)):
            if r:
                with group('dial', (x, .04, .81)):
                    cyl(r, h, metal('#2b2d31', .35), .012)
                    for i in range(30): box(.01, .01, h*.7, plastic('#101113', .5), 0, loc=(r*math.cos(i*.2094), r*math.sin(i*.2094), h*.15))
        cyl(.055, .06, metal('#b9bcc0', .25), .015, (-.56, -.16, .80))
        with group('mount', (.06, -.21, .42)):
            with group('r', rot=(90, 0, 0)): cyl(.33, .03, metal('#b9bcc0', .22, 'radial'), .006)
            if pose == 'full':
                _barrel(.3, .5, -.02, [(.10, .31, False), (.20, .315, True), (.10, .30, False), (.14, .31, True), (.06, .29, False)])
            else:
                with group('bare', (0, -.0305, 0), (90, 0, 0)):
                    cyl(.27, .002, plastic('#0a0a0b', .7), 0); ring(.27, .012, metal('#8d9196', .25)); box(.40, .27, .004, plastic('#141417', .4), .002, 1)
                    box(.34, .22, .006, metal('#47608f', .12), .001, 1)
                    for i in range(8): box(.014, .008, .006, metal('#d3b06b', .2), 0, loc=(-.09 + .026*i, -.205, 0))
        with group('m', (.36, -.212, .88), (90, 0, 0)): pass
        with group('brand', (.0, -.205, .945), (78, 0, 0)): mark('mark-didar', .28, '#e6e8ea', (0, 0, .02))
        with group('back', (0, .2105, .42), (90, 0, 180)):
            prism(rrect(.72, .50, .03, 5), .03, plastic('#0c0d0f', .2, .6), .008, 2, (.14, -.04, 0)); card(.64, .42, picture('screen-viewfinder', .1, .8), (.14, -.04, .0305))
            for x, y in ((-.40, .20), (-.40, -.02), (-.52, -.2), (-.34, -.2)): cyl(.045, .012, plastic('#3a3c40', .4), .004, (x, y, 0))
            ring(.10, .02, plastic('#3a3c40', .4), (-.42, .09, .0)) if False else None
            prism(rrect(.26, .16, .05, 5), .05, rubber('#141517'), .015, 3, (0, .52, 0))
        tube([(.66, .0, .70), (.85, .1, .66), (1.05, .02, .30), (1.0, -.2, .03), (.6, -.55, .02), (.1, -.72, .02)], 1, fabric('#1d1e21', 60, 'twill', .6), prof=rrect(.10, .018, .006, 3), n=8) if False else None
    return g, 13, dict(yaw=-26, elev=14, detail=(.55, 0, .5))


def compact(color='#c4c8cc'):
    m = plastic(color, .35, .3) if color not in ('#c4c8cc',) else metal(color, .34)
    with group('camera') as g:
        rbox(1.20, .34, .74, .14, m, .05, 6)
        with group('l', (.10, -.165, .34)): _barrel(.2, .3, 0, [(.05, .27, False), (.12, .235, True), (.08, .20, False)])
        with group('f', (-.38, -.172, .56), (90, 0, 0)): prism(rrect(.26, .15, .03, 5), .012, plastic('#1b1c1f', .3), .004, 2); prism(rrect(.22, .11, .02, 5), .008, plastic('#f6f3e4', .12, 1.), .004, 2, (0, 0, .01))
        with group('af', (-.38, -.172, .36), (90, 0, 0)): cyl(.03, .006, glow('#ffb36b', .8), .002)
        cyl(.085, .05, metal('#d5d8db', .2, 'radial'), .012, (-.34, 0, .74)); cyl(.11, .04, plastic('#2b2d31', .4), .012, (.40, .02, .735)); rbox(.16, .06, .02, .02, plastic('#2b2d31', .4), .006, 2, (.0, 0, .74))
        with group('brand', (-.36, -.172, .16), (90, 0, 0)): mark('mark-ofogh', .26, mixc(color, '#000000' if sum(lin(color)) > .6 else '#ffffff', .6), (0, 0, .001))
        with group('back', (0, .1705, .36), (90, 0, 180)):
            prism(rrect(.78, .56, .03, 5), .008, plastic('#0c0d0f', .2, .6), .003, 2, (.14, 0, 0)); card(.72, .50, picture('screen-viewfinder', .1, .8), (.14, 0, .0085))
            cyl(.10, .012, plastic('#2b2d31', .4), .004, (-.42, -.04, 0)); cyl(.045, .02, metal('#d5d8db', .2), .004, (-.42, -.04, 0))
            for y in (.18, -.22): cyl(.035, .012, plastic('#2b2d31', .4), .004, (-.42, y, 0))
        tube([(.60, .02, .52), (.72, -.05, .50), (.84, -.18, .22), (.78, -.38, .02), (.66, -.52, .015), (.78, -.62, .015), (.92, -.45, .015), (.86, -.22, .10), (.70, -.02, .46)], .014, fabric('#1d1e21', 80, 'twill', .5), n=8)
    return g, 10, dict(yaw=-24, elev=14, detail=(.55, 0, .5))


def camcorder(color='#2b2d31'):
    m = plastic(color, .4, .15)
    with group('cam') as g:
        with group('b', (0, 0, .42), (90, 0, 0)):
            prism(rrect(.56, .62, .16, 10), 1.05, m, .05, 5, (0, 0, -.55))
            with group('l', (0, .02, .50)):
                cyl(.25, .22, plastic('#1b1c1f', .4), .015); ring(.235, .018, rubber('#111214'), (0, 0, .20)); ball(.19, plastic('#141a3c', .02, 1., 1.), (0, 0, .20), (1, 1, .25)); ring(.19, .012, metal('#8d9196', .25), (0, 0, .225)); ring(.10, .004, plastic('#4a3f7a', .1), (0, 0, .244))
            prism(rrect(.12, .10, .02, 4), .02, glow('#fff6df', .8), .004, 2, (.0, .33, .44)) if False else None
        rbox(.26, .55, .10, .05, plastic('#1b1c1f', .4), .02, 4, (0, .05, .71)); 
        rbox(.70, .07, .48, .03, plastic('#1b1c1f', .4), .015, 3, (-.66, -.30, .18)); rbox(.10, .09, .40, .03, m, .015, 3, (-.30, -.30, .22))
        with group('s', (-.66, -.264, .42), (90, 0, 180)): card(.62, .40, picture('screen-viewfinder', .1, .85), (0, 0, .001))
        tube([(.29, -.35, .52), (.40, -.30, .44), (.42, 0, .40), (.40, .34, .44), (.29, .40, .52)], 1, leather('#1d1e21', 60), prof=rrect(.30, .05, .02, 4), n=8)
        rbox(.30, .22, .40, .05, plastic('#17181a', .5), .02, 4, (0, .60, .22)); cyl(.05, .03, plastic('#c0202f', .4), .01, (.12, .50, .735))
        with group('z', (.1, .28, .76)): rbox(.10, .22, .05, .04, metal('#5a5d62', .3), .02, 3)
        with group('brand', (.281, -.18, .60), (90, 0, 90)): mark('mark-ofogh', .30, '#d9dcdf', (0, 0, .002))
    return g, 12, dict(yaw=-32, elev=16, detail=(.5, 0, .5))


def gamepad(color='#6f47b0'):
    m, k = plastic(color, .42, .15), plastic('#1b1c1f', .4, .1)
    with group('pad') as g:
      with group('tilt', (0, 0, .1), (14, 0, 0)):
        half = [(0, .36), (.30, .40), (.58, .42), (.80, .30), (.92, -.05), (.95, -.42), (.84, -.62), (.66, -.58), (.50, -.30), (.30, -.20), (0, -.20)]
        out = spline([(x, y, 0) for x, y in half], 6)
        pts = [(p.x, p.y) for p in out] + [(-p.x, p.y) for p in out[::-1]][1:-1]
        rows = []
        for s, z in ((.86, -.02), (.95, .03), (1, .11), (1, .17), (.96, .24), (.88, .275), (.78, .285)):
            rows.append([Vector((x*(1 - (1-s)*.7) - math.copysign((1-s)*.02, x), y*s - (1-s)*.10*(1 if y > 0 else .6), z - .10*max(0, -y - .15)*1.2)) for x, y in pts])
        loft(rows, m, smooth=70)
        for s, x, y in ((-1, -.52, .14), (1, .27, -.08)):
            with group('stick', (x, y, .27)): cyl(.16, .02, k, .006); cyl(.06, .11, k, .01); lathe(fillet([(0, .105), (.115, .105, .02), (.125, .14, .02), (.10, .15, .02), (.05, .13), (0, .13)], 5), rubber('#141517'))
        with group('dpad', (-.27, -.08, .265)):
            cyl(.16, .02, k, .006)
            for r in (0, 90): rbox(.27, .09, .05, .02, plastic('#2b2d31', .35, .3), .015, 3, (0, 0, .01), (0, 0, r))
        for i, c in enumerate(('#f0c232', '#c0202f', '#2b9a60', '#2c66c8')):
            a = math.pi/2*i; cyl(.058, .05, plastic(c, .25, .8), .015, (.54 + .125*math.cos(a), .14 + .125*math.sin(a), .262))
        for x in (-.13, .13): cyl(.03, .02, k, .006, (x, .20, .27))
        cyl(.06, .015, metal('#c9ccd0', .2), .005, (0, .10, .276)); rbox(.34, .10, .012, .02, k, .004, 2, (0, -.02, .275)) if False else None
        for s in (-1, 1):
            rbox(.34, .10, .09, .04, k, .03, 4, (s*.56, .40, .13), (0, 0, -8*s)); tube([(s*.42, .42, .08), (s*.60, .50, .06), (s*.70, .44, .05)], .06, k, n=6)
        with group('b', (0, .02, .2785)): mark('mark-shabdiz', .22, mixc(color, '#ffffff', .5) if sum(lin(color)) < 1 else '#55585c', (0, -.08, .004))
    return g, 16, dict(yaw=-14, elev=44, detail=(.7, .6, .8))


def joystick_console(pose='one'):
    with group('retro') as g:
        rbox(1.6, 1.0, .22, .06, wood('walnut', 'x', 1.1), .03, 4); rbox(1.52, .92, .02, .04, plastic('#1b1c1f', .4, .3), .006, 2, (0, 0, .22))
        card(1.46, .86, picture('panel-retro', .35, 0, .3), (0, 0, .2412))
        with group('stick', (-.42, -.05, .24)):
            lathe(fillet([(0, 0), (.19, 0, .01), (.17, .03, .02), (.07, .10, .03), (.05, .12), (0, .12)], 5), rubber('#141517')); cyl(.036, .36, metal('#c9ccd0', .15), .004, (0, 0, .08)); ball(.125, plastic('#c0202f', .15, 1.), (0, 0, .50))
        for i, (x, y, c) in enumerate(((.16, .05, '#f0c232'), (.42, .12, '#2c66c8'), (.20, -.22, '#2b9a60'), (.46, -.15, '#c0202f'))):
            with group('btn', (x, y, .24)): cyl(.105, .03, plastic('#101113', .4), .008); cyl(.082, .07, plastic(c, .2, .8), .02)
        for i in range(3): cyl(.035, .03, plastic('#e9e6da', .4), .01, (.22 + .16*i, .34, .24))
        if pose == 'two':
            with group('p2', (1.05, -.62, 0), (0, 0, -22)):
                rbox(.56, .56, .16, .05, wood('walnut', 'x', 1.4), .02, 4); rbox(.50, .50, .02, .04, plastic('#1b1c1f', .4, .3), .006, 2, (0, 0, .16)); cyl(.03, .30, metal('#c9ccd0', .15), .004, (-.06, 0, .17)); ball(.10, plastic('#c0202f', .15, 1.), (-.06, 0, .50)); cyl(.06, .05, plastic('#f0c232', .2, .8), .015, (.15, -.14, .18))
            cable([(.9, -.36, .06), (.95, -.2, .02), (.9, .1, .02), (.8, .2, .06)], .02, rubber('#17181a'))
    return g, 30, dict(yaw=-20, elev=30, detail=(.3, .4, .8))
