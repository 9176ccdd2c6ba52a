"""Pots, knives, and what the table is laid with."""
from parts import *


def skillet(color='#2a2b2d'):
    """Cast in one piece: handle with a hole, two lips."""
    m = plastic(color, .55, .0, .45, 90)
    with group('pan') as g:
        lathe(fillet([(0, 0), (.80, 0, .08), (.98, .30, .02), (1.0, .315, .012), (.95, .31, .02), (.78, .05, .10), (0, .05)], 8), m)
        tube([(.94, 0, .25), (1.2, 0, .275), (1.5, 0, .285), (1.78, 0, .28)], 1, m, prof=superellipse(.22, .085, 3, 32), radii=[1.35, .85, .95, 1.1], n=8)
        with group('hole', (1.66, 0, .315)): ring(.055, .018, m, sz=.7); cyl(.05, .01, plastic('#0a0a0a', .8), 0, (0, 0, .008))
        for s in (-1, 1): tube([(-.12, s*.96, .31), (0, s*1.03, .315), (.12, s*.96, .31)], .03, m, n=6)
        with group('oil', (0, 0, .0505)): lathe([(0, .001), (.72, .001)], plastic('#1f2022', .25, .5))
    return g, 42, dict(yaw=-38, elev=34, detail=(.25, .3, .8))


def stockpot():
    m = metal('#c9ccd0', .20, 'z', .6)
    with group('pot') as g:
        lathe(fillet([(0, 0), (.80, 0, .08), (.80, .95), (.84, .97, .012), (.83, .985, .01), (.785, .965), (.785, .05, .05), (0, .05)], 8), m)
        for s in (-1, 1):
            tube([(s*.79, -.26, .78), (s*.98, -.22, .80), (s*1.04, 0, .81), (s*.98, .22, .80), (s*.79, .26, .78)], .042, metal('#d5d8db', .12), n=8)
            for y in (-.26, .26): cyl(.08, .012, m, .004, (s*.80, y, .78), (0, 90*s, 0), seg=32)
        with group('lid', (0, 0, .985)):
            lathe(fillet([(.80, 0), (.815, .012, .006), (.79, .03), (.5, .12), (.12, .165), (0, .168), (0, .150), (.12, .147), (.5, .10), (.78, .012), (.80, 0)], 4), glass('#eef4f6', .0)); ring(.80, .020, metal('#c9ccd0', .2), (0, 0, .016), sz=.9)
            cyl(.05, .06, metal('#c9ccd0', .2), .008, (0, 0, .165)); lathe(fillet([(0, .22), (.09, .22, .02), (.12, .26, .03), (.10, .31, .03), (0, .315)], 5), plastic('#1b1c1f', .4, .2)); ring(.03, .01, metal('#c9ccd0', .2), (.42, .2, .115))
        with group('m', (0, -.8005, .30), (90, 0, 0)): mark('mark-sholeh', .24, '#8d9196', (0, 0, .001))
    return g, 34, dict(yaw=18, elev=20, glassy=False, detail=(.75, .2, .85))


def two_handle_pan(color='#1f3056'):
    m, inner = ceramic(color, .25, .3), ceramic('#3a3b3f', 1., .4)
    with group('pan') as g:
        lathe(fillet([(0, 0), (.84, 0, .10), (.99, .40, .02), (1.015, .415, .01), (.985, .42, .012)], 8), m); lathe(fillet([(.985, .42), (.965, .40, .02), (.82, .05, .10), (0, .05)], 8), inner)
        ring(1.0, .014, metal('#b9bcc0', .2), (0, 0, .415))
        for s in (-1, 1):
            tube([(s*.96, -.30, .34), (s*1.18, -.25, .40), (s*1.27, 0, .42), (s*1.18, .25, .40), (s*.96, .30, .34)], 1, wood('beech', 'y', 1.2), prof=superellipse(.13, .09, 2.6, 24), n=8); 
            for y in (-.30, .30): cyl(.05, .05, metal('#b9bcc0', .25), .01, (s*.93, y, .33), (0, 80*s, 0), seg=24)
    return g, 28, dict(yaw=22, elev=34, detail=(.85, .3, .8))


def fondue(color='#c0202f'):
    e = ceramic(color, 0, .14); st = metal('#2a2b2d', .4)
    with group('fondue') as g:
        ring(.62, .025, st, (0, 0, .02)); ring(.52, .025, st, (0, 0, .62))
        for a in range(0, 360, 120):
            c, s = math.cos(math.radians(a + 30)), math.sin(math.radians(a + 30)); tube([(.52*c, .52*s, .62), (.60*c, .60*s, .30), (.62*c, .62*s, .02)], .022, st, n=4)
        lathe(fillet([(0, .02), (.20, .02, .02), (.20, .20, .02), (.06, .22), (0, .22)], 4), metal('#c9ccd0', .2)); lathe([(p.x, p.y) for p in spline([(0, .36, 0), (.045, .28, 0), (.03, .23, 0), (0, .225, 0)], 6)], glow('#ff9d3a', 3.), 24)
        lathe(fillet([(0, .58), (.40, .58, .10), (.56, .90, .05), (.54, 1.12, .02), (.50, 1.13), (.49, 1.08), (.50, .90, .06), (.36, .65, .08), (0, .65)], 8), e)
        lathe([(0, .98), (.505, .98)], plastic('#f0c25a', .2, .6))
        tube([(.50, -.0, 1.02), (.72, -.02, 1.08), (1.05, -.04, 1.14)], 1, wood('walnut', 'x', 1.2), prof=superellipse(.11, .08, 2.6, 24), radii=[.8, 1, 1.1], n=6)
        for i in range(6):
            a = math.radians(100 + i*38); c, s = math.cos(a), math.sin(a)
            tube([(.25*c, .25*s, .86), (.47*c, .47*s, 1.18), (.62*c, .62*s, 1.42)], .012, metal('#d5d8db', .15), n=1); tube([(.62*c, .62*s, 1.42), (.80*c, .80*s, 1.70)], .035, wood('walnut', 'z', 1.2), radii=[.8, 1.], n=1); ball(.036, plastic(['#c0202f', '#f0c232', '#2b9a60', '#2c66c8', '#ea7f26', '#6f47b0'][i], .3), (.80*c, .80*s, 1.70))
    return g, 24, dict(yaw=20, elev=14, detail=(.4, .3, .7))


def knife(color='#1f3056'):
    with group('knife') as g:
        with group('lie', (0, 0, .06), (8, 0, 0)):
            top = [(-.05, .16), (.6, .17), (1.2, .13), (1.62, .02), (1.66, -.02)]; edge = [(1.55, -.07), (1.2, -.14), (.6, -.185), (.02, -.19), (-.05, -.12)]
            pts = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in top], 8)] + [(p.x, p.y) for p in spline([(x, y, 0) for x, y in edge], 8)]
            prism(pts, .028, metal('#d5d8db', .16, 'x', 1.2), .006, 2, (0, 0, -.014))
            prism([(-.05, -.10), (.02, -.19), (.6, -.185), (1.2, -.14), (1.2, -.11), (.6, -.15), (.03, -.15)], .020, metal('#eceef0', .1), .004, 1, (0, 0, -.0065))
            rbox(.10, .30, .10, .03, metal('#c9ccd0', .18), .02, 4, (-.08, .02, -.05))
            h = fillet([(-.12, .14, .04), (-.5, .15, .05), (-.95, .12, .05), (-1.05, -.06, .08), (-.92, -.13, .05), (-.5, -.06, .1), (-.12, -.10, .03)], 6, True)
            prism(h, .12, plastic(color, .3, .5), .045, 5, (0, 0, -.06))
            for x in (-.26, -.52, -.80): cyl(.032, .124, metal('#d5d8db', .15), .002, (x, .03, -.062), seg=24)
            mark('mark-sholeh', .26, '#7d8187', (.25, .06, .0145))
        rbox(2.3, .95, .07, .06, wood('walnut', 'x', .8), .03, 4, (.2, .1, -.02))
    return g, 33, dict(yaw=-24, elev=36, detail=(.5, .3, 1.))


def mug(color='#3f6f8f', speckle=.6):
    o, i = ceramic(color, speckle), ceramic(mixc(color, '#ffffff', .35), speckle)
    with group('mug') as g:
        lathe(fillet([(0, .01), (.30, 0), (.36, .02, .05), (.43, .14, .15), (.45, .94, 0), (.445, .97, .02), (.43, .975)], 8), o)
        lathe(fillet([(.43, .975), (.415, .965, .02), (.40, .3, .2), (.3, .07, .1), (0, .06)], 8), i)
        tube([(.425, 0, .80), (.56, 0, .85), (.71, 0, .76), (.74, 0, .55), (.66, 0, .34), (.52, 0, .24), (.41, 0, .22)], 1, o, prof=superellipse(.13, .085, 2.4, 32), radii=[1.25, 1, .95, .95, .95, 1, 1.3])
        lathe(fillet([(0, .80), (.40, .80), (.409, .806)], 3), plastic('#3a1608', .06, .4)); lathe(fillet([(.305, .0), (.33, -.012, .01), (.36, .02)], 3), plastic('#b58a5e', .8))
    return g, 10, dict(yaw=24, elev=20, detail=(.8, .3, .7))


def teapot(color='#c0202f', speckle=0.):
    m = ceramic(color, speckle, .2)
    with group('tp') as g:
        lathe([(p.x, p.y) for p in spline([(0, .02, 0), (.30, 0, 0), (.36, .02, 0), (.54, .16, 0), (.63, .38, 0), (.56, .60, 0), (.40, .72, 0), (.30, .745, 0), (.27, .73, 0)], 8)], m)
        lathe([(p.x, p.y) for p in spline([(.315, .745, 0), (.30, .775, 0), (.22, .81, 0), (.10, .835, 0), (.05, .85, 0), (.05, .88, 0), (.085, .91, 0), (.08, .955, 0), (.03, .975, 0), (0, .975, 0)], 6)], m); ring(.31, .010, metal('#d8b45a', .2), (0, 0, .75))
        tube([(.50, 0, .26), (.72, 0, .32), (.82, 0, .50), (.90, 0, .66), (.99, 0, .745)], .085, m, radii=[1.7, 1.15, .85, .66, .58])
        tube([(-.50, 0, .60), (-.70, 0, .70), (-.90, 0, .62), (-.95, 0, .42), (-.82, 0, .22), (-.58, 0, .18)], 1, m, prof=superellipse(.13, .09, 2.4, 32), radii=[1.3, 1, .95, .95, 1, 1.35])
        ball(.05, plastic('#1a120c', .6), (.985, 0, .748), (.9, .9, .3), (0, 28, 0))
        for k in range(8):   # a ring of flowers pressed into the belly
            a = math.radians(k*45 + 22)
            with group('fl', (.628*math.cos(a), .628*math.sin(a), .39), (0, 90, k*45 + 22)):
                for p in range(6): ball(.035, ceramic(mixc(color, '#ffffff', .55), 0, .2), (.05*math.cos(p*1.047), .05*math.sin(p*1.047), -.004), (1, 1, .35))
                ball(.025, ceramic('#e8b93a', 0, .2), (0, 0, 0), (1, 1, .5))
    return g, 24, dict(yaw=16, elev=16, detail=(.5, 0, .5))


def _plate(R, m, rim, z=0, deep=.0):
    with group('plate', (0, 0, z)):
        lathe(fillet([(0, .01), (R*.55, 0, .01), (R*.62, .03 + deep*.6, .02), (R, .07 + deep, .006), (R, .085 + deep, .004), (R*.63, .05 + deep*.6, .03), (R*.56, .03, .02), (0, .03)], 5), m); ring(R*.985, .009, rim, (0, 0, .08 + deep), sz=.6); ring(R*.66, .005, rim, (0, 0, .058 + deep*.6), sz=.4)


def dinner_set():
    m, rim = ceramic('#f3f1ea', 0, .12), metal('#cfa84e', .2)
    with group('set') as g:
        for i in range(6): _plate(.80, m, rim, i*.045)
        with group('st', (.06, -.02, .27)):
            for i in range(6): _plate(.60, m, rim, i*.05, .08)
        with group('sm', (1.15, -.55, 0)):
            for i in range(6): _plate(.45, m, rim, i*.04)
        for i in range(3):
            with group('bowl', (-1.05 + (i == 2)*.0, -.50, i*.13), (0, 0, 0)): lathe(fillet([(0, 0), (.16, 0, .02), (.18, .04), (.38, .26, .08), (.40, .30, .006), (.385, .30), (.35, .25, .06), (.16, .06, .06), (0, .05)], 5), m); ring(.392, .008, rim, (0, 0, .30))
        with group('stand', (.3, .95, .78), (80, 0, -8)): _plate(.80, m, rim)
    return g, 60, dict(yaw=-10, elev=24, detail=(.5, .3, .4))


def milk_pan(color='#c0202f'):
    """A small enamelled pan with a lip and a wooden handle."""
    e, w = plastic(color, .18, .9), wood('beech', 'x', 1.2)
    with group('pan') as g:
        lathe(fillet([(0, 0), (.46, 0, .06), (.52, .62, .02), (.535, .64, .01), (.51, .64), (.45, .06, .06), (0, .05)], 8), e); lathe(fillet([(.508, .63), (.448, .07, .06), (0, .055)], 6), plastic('#f4f1e6', .2, .8)); ring(.528, .014, metal('#2b2d31', .3), (0, 0, .638))
        tube([(.50, 0, .54), (.64, 0, .58), (.74, 0, .60)], .035, metal('#b9bcc0', .22), n=4); tube([(.72, 0, .595), (1.0, 0, .64), (1.32, 0, .66)], 1, w, prof=superellipse(.10, .075, 2.4, 24), radii=[.9, 1.1, 1.0], n=6)
        with group('m', (0, -.50, .34), (86, 0, 0)): mark('mark-sholeh', .30, '#f4f1e6', (0, 0, .010))
    return g, 30, dict(yaw=-28, elev=24, detail=(.3, .2, .7))


def mug_pair(color='#eadfc8'):
    """Two small cups of stoneware, side by side."""
    with group('pair') as g:
        with group('a', (-.42, .18, 0), (0, 0, 20), (.96, .96, .80)): mug(color, .9)
        with group('b', (.62, -.26, 0), (0, 0, -24), (.96, .96, .80)): mug(color, .9)
    return g, 18, dict(yaw=6, elev=22, detail=(.3, .4, .6))


def bowl(color='#2c66c8'):
    o, i = ceramic(color, .3, .14), ceramic(mixc(color, '#ffffff', .2), .5, .12)
    with group('bowl') as g:
        lathe(fillet([(0, .03), (.30, .03), (.30, 0, .01), (.36, 0, .01), (.38, .05, .02), (.78, .36, .25), (.90, .62, .01), (.885, .635, .008)], 8), o); lathe(fillet([(.885, .635), (.865, .62, .01), (.74, .37, .25), (.3, .09, .1), (0, .08)], 8), i)
        for k in range(24):
            a = math.radians(k*15); tube([(.868*math.cos(a), .868*math.sin(a), .60), (.80*math.cos(a + .13), .80*math.sin(a + .13), .46), (.868*math.cos(a + .26), .868*math.sin(a + .26), .60)], .009, ceramic('#f4efe0', 0, .2), n=4)
        with group('sp', (.15, .1, .20), (0, -24, 30)):
            tube([(-.10, 0, .02), (.5, 0, .10), (1.15, 0, .16)], 1, wood('beech', 'x', 1.2), prof=superellipse(.09, .05, 2.4, 20), radii=[.9, .8, 1.2], n=6); ball(.22, wood('beech', 'x', 1.2), (-.28, 0, .03), (1.1, .75, .28))
    return g, 26, dict(yaw=14, elev=30, detail=(.4, .3, .8))
