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


def _pad(m, dark, s=1.):
    """Cross, stick and four keys, drawn around the origin; s: left or right."""
    cyl(.085, .05, dark, .012, (0, .14, .0)); ball(.062, rubber('#2b2d31'), (0, .14, .065), (1, 1, .5))
    if s < 0:
        for w, h in ((.17, .055), (.055, .17)): box(w, h, .03, dark, .008, loc=(0, -.14, 0))
    else:
        for k, c in enumerate(('#c0202f', '#2b9a60', '#2c66c8', '#f0c232')): cyl(.030, .03, plastic(c, .25, .6), .008, (.075*math.cos(k*1.5708), -.14 + .075*math.sin(k*1.5708), 0), seg=32)


def handheld(color='#232427', screen='screen-race', second=None):
    """A console for both hands: a screen between two grips."""
    m, dark = plastic(color, .38, .2), plastic('#1b1c1f', .4)
    with group('hand') as g:
        with group('lean', (0, 0, .52), (68, 0, 0)):
            prism(rrect(2.0, .88, .28, 14), .15, m, .05, 6, (0, 0, -.075)); prism(rrect(1.20, .78, .05, 10), .012, plastic('#050607', .08, .8), .004, 2, (0, 0, .070)); card(1.10, .66, picture(screen, .1, .85), (0, 0, .0835))
            for s in (-1, 1):
                c2 = plastic(second if second and s > 0 else color, .38, .2)
                if second: prism(rrect(.34, .80, .16, 12), .02, c2, .008, 3, (s*.80, 0, .066))
                with group('pad', (s*.80, 0, .082)): _pad(m, dark, s)
                rbox(.30, .10, .10, .04, dark, .02, 3, (s*.74, .44, -.06))
            for x in (-.80, .80): cyl(.022, .02, plastic('#d9dcdf', .4), .004, (x*.83, .33, .076), seg=20)
    return g, 26, dict(yaw=-20, elev=14, detail=(.85, .3, .5))


def home_console(color='#eeeeea', light='#35b7ff', pad='#eeeeea'):
    """A slim box that lies by the television, its pad before it."""
    m, dark = plastic(color, .35, .3), plastic('#17181b', .35, .4)
    with group('console') as g:
        rbox(1.7, 1.15, .12, .08, m, .03, 5, (0, .30, .24)); rbox(1.66, 1.11, .12, .07, dark, .01, 3, (0, .30, .13)); rbox(1.7, 1.15, .10, .08, m, .03, 5, (0, .30, .04)); box(1.2, .004, .014, glow(light, 2.2), 0, loc=(0, -.268, .19))
        for i in range(9): box(.06, .5, .005, dark, 0, loc=(.38 + i*.045 - .2, .52, .3585), rot=(0, 0, 18))
        box(.30, .004, .02, plastic('#050607', .2), 0, loc=(-.45, -.268, .19)); port((.50, -.272, .19), (90, 0, 0), .06, .022)
        mark('mark-arta', .34, mixc(color, '#000000', .5), (-.50, -.02, .3605))
        with group('pad', (.15, -.72, .10), (18, 0, -14)):
            p = plastic(pad, .38, .2)
            prism(superellipse(.92, .44, 3, 64), .13, p, .05, 6)
            for s in (-1, 1):
                with group('grip', (s*.36, -.12, .0), (0, 0, s*-24)): softbox(.24, .46, .17, p, .1, loc=(0, -.06, -.03), e=3)
                with group('k', (s*.25, .02, .135), scale=.72): _pad(p, dark, s)
    return g, 32, dict(yaw=-22, elev=24, detail=(.5, .1, .3))


def race_wheel(color='#232427'):
    """A wheel on its base with two paddles, and the pedals."""
    l, m, st = leather(color, 50, .55), plastic('#232427', .45), metal('#9a9da2', .28)
    with group('wheel') as g:
        rbox(.80, .60, .50, .12, m, .06, 5, (0, .42, .10)); rbox(1.0, .44, .12, .05, m, .02, 3, (0, .42, 0)); cyl(.10, .34, st, .01, (0, .20, .46), (98, 0, 0))
        with group('w', (0, -.10, .52), (82, 0, 0)):
            ring(.52, .065, l); cyl(.15, .07, m, .02, (0, 0, -.03)); ring(.145, .008, metal('#c0202f', .3), (0, 0, .042))
            for a in (90, 210, 330): tube([(.13*math.cos(math.radians(a)), .13*math.sin(math.radians(a)), 0), (.50*math.cos(math.radians(a)), .50*math.sin(math.radians(a)), 0)], 1, st, prof=rrect(.10, .02, .006, 3), n=2)
            for k, c in enumerate(('#c0202f', '#2b9a60', '#2c66c8', '#f0c232')): cyl(.026, .02, plastic(c, .3, .5), .005, (.26*(1 if k % 2 else -1), -.02 - .09*(k//2), .022), seg=24)
            for s in (-1, 1): rbox(.20, .07, .012, .02, st, .004, 2, (s*.28, .10, -.08))
            box(.05, .05, .02, plastic('#f0c232', .5), .005, loc=(0, .52, .06)); mark('mark-shabdiz', .22, '#e9ebee', (0, -.01, .044))
        with group('ped', (.98, .0, 0), (0, 0, -12)):
            box(.62, .60, .05, m, .02); box(.60, .05, .30, m, .02, loc=(0, .26, .04))
            for x in (-.16, .16):
                with group('p', (x, .02, .12), (58, 0, 0)): rbox(.17, .34, .02, .03, st, .006, 3); [box(.10, .02, .006, rubber('#1b1c1f'), .002, loc=(0, -.10 + .05*i, .02)) for i in range(5)]
    return g, 58, dict(yaw=-22, elev=14, detail=(.3, .1, .6))


def action_cam(color='#232427'):
    """A small waterproof block with one round eye, on a foot."""
    m, r = plastic(color, .45, .1), rubber(mixc(color, '#000000', .2))
    with group('cam') as g:
        rbox(1.0, .46, .74, .10, m, .05, 5, (0, 0, .22))
        with group('f', (0, -.232, .59), (90, 0, 0)):
            for x in range(12): box(.004, .62, .004, r, 0, loc=(-.42 + x*.076, 0, 0))
            with group('eye', (.24, .06, 0)): prism(rrect(.42, .42, .10, 8), .09, r, .02, 4); cyl(.155, .10, plastic('#0b0c0e', .15, 1.), .01); ball(.13, glass('#20242c'), (0, 0, .075), (1, 1, .35)); ring(.10, .008, metal('#3a4a6a', .2), (0, 0, .105))
            prism(rrect(.34, .24, .03, 6), .012, plastic('#050607', .1, .8), .003, 2, (-.26, .14, 0)); card(.24, .12, picture('text-87', .2, 1.2), (-.26, .14, .0125)); mark('mark-didar', .28, '#b9bcc0', (-.24, -.20, .006))
        cyl(.07, .03, plastic('#c0202f', .35, .3), .01, (-.28, 0, .955), seg=48); rbox(.012, .24, .36, .02, r, .004, 2, (.502, 0, .36))
        for x in (-.09, 0, .09): rbox(.05, .20, .24, .02, m, .01, 3, (x, 0, 0))
        cyl(.035, .36, metal('#9a9da2', .3), .01, (-.18, 0, .10), (0, 90, 0), seg=32)
    return g, 7, dict(yaw=-24, elev=14, detail=(.72, 0, .6))


def instant_cam(color='#9dbbe6', trim='#f4f2ec'):
    """A chubby camera that prints; a print comes out above."""
    m, t = plastic(color, .35, .3), plastic(trim, .4, .2)
    with group('cam') as g:
        rbox(1.1, .50, 1.0, .24, m, .09, 6); rbox(1.12, .40, .30, .20, t, .05, 5, (0, 0, .02))
        with group('f', (0, -.25, .5), (90, 0, 0)):
            cyl(.33, .10, t, .03, (0, -.02, -.02)); cyl(.27, .17, plastic('#1b1c1f', .3, .4), .02, (0, -.02, 0)); cyl(.18, .19, metal('#6d7177', .3), .01, (0, -.02, 0)); ball(.15, glass('#1b2030'), (0, -.02, .16), (1, 1, .4))
            prism(rrect(.22, .16, .03, 6), .02, plastic('#f7f6ef', .15, 1.), .005, 2, (.34, .34, -.004)); prism(rrect(.16, .12, .03, 6), .02, plastic('#0b0c0e', .1, 1.), .005, 2, (-.02, .37, -.004)); cyl(.06, .05, plastic('#ea7f26', .35, .3), .012, (-.38, .14, 0), seg=40)
            mark('mark-ofogh', .26, mixc(color, '#000000', .55), (.32, -.36, .004))
        with group('print', (0, .05, .98), (6, 0, 0)): box(.62, .012, .42, paper('#f7f6f1'), .002); 
        with group('pic', (0, .043, 1.21), (96, 0, 0)): card(.52, .30, picture('screen-sea', .5), (0, 0, .003))
    return g, 12, dict(yaw=-22, elev=12, detail=(.5, 0, .5))


def controller_pair(color='#c0202f'):
    """Two pads on their wires."""
    with group('two') as g:
        with group('a', (-.30, .34, 0), (0, 0, 14)): gamepad(color)
        with group('b', (.52, -.46, 0), (0, 0, -12)): gamepad(color)
        tube([(-.18, .72, .30), (-.10, 1.05, .08), (.35, 1.15, .03), (.95, .95, .03), (1.30, .55, .03)], .022, rubber('#1b1c1f'), n=10); tube([(.60, -.10, .30), (.75, .25, .06), (1.15, .30, .03), (1.38, .05, .03), (1.42, -.30, .03)], .022, rubber('#1b1c1f'), n=10)
    return g, 30, dict(yaw=-10, elev=26, detail=(.4, .3, .6))


def tripod(color='#232427', accent='#ea7f26'):
    """Three legs under a head that takes the camera."""
    m, st = plastic(color, .4, .2), metal(color, .34)
    with group('tripod') as g:
        for k in range(3):
            a = math.radians(90 + 120*k); c, s = math.cos(a), math.sin(a); at = lambda q: Vector((c*(.08 + .52*q), s*(.08 + .52*q), 1.28*(1 - q)))
            tube([at(0), at(.42)], .046, st, n=1); tube([at(.42), at(.74)], .036, st, n=1); tube([at(.74), at(.97)], .027, st, n=1); ball(.04, rubber('#1b1c1f'), at(.98))
            for q, r in ((.42, .056), (.74, .046)): p, d = at(q), (at(1) - at(0)).normalized(); tube([p - d*.05, p + d*.05], r, plastic(accent if q < .5 else color, .4, .2), n=1)
            tube([at(.30) - Vector((c*.01, s*.01, 0)), Vector((c*.03, s*.03, .80))], .014, m, n=1)
        cyl(.11, .12, m, .02, (0, 0, 1.24)); cyl(.045, .60, st, .006, (0, 0, .74)); ball(.085, metal('#c9ccd0', .2), (0, 0, 1.42)); cyl(.075, .08, m, .012, (0, 0, 1.34)); rbox(.26, .30, .04, .03, m, .010, 3, (0, 0, 1.49)); rbox(.20, .22, .02, .02, plastic(accent, .5), .004, 2, (0, 0, 1.53))
        cyl(.035, .12, m, .01, (.07, 0, 1.38), (0, 90, 0), seg=32); tube([(0, .12, 1.46), (.05, .45, 1.36), (.07, .62, 1.30)], .024, m, n=3); tube([(.07, .60, 1.306), (.075, .74, 1.262)], .036, rubber('#1b1c1f'), n=1)
    return g, 60, dict(yaw=24, elev=10, detail=(.5, .4, .88))


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
