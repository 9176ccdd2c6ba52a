"""What stands beside the goods in a scene and is not sold."""
import random
from parts import *


def lamp(color='#e0a92f', metal_='#2a2a2c'):
    """A desk lamp with two arms; its head looks to the right."""
    m = plastic(color, .32, .5); s = metal(metal_, .3)
    with group('lamp') as g:
        cyl(.42, .06, m, .02); cyl(.05, .10, s, .01, (0, 0, .05))
        A, B, C = (0, 0, .12), (-.34, 0, .98), (.30, 0, 1.50)
        for a, b in ((A, B), (B, C)):
            for y in (-.04, .04): tube([(a[0], y, a[2]), (b[0], y, b[2])], .017, s, n=1)
        for p in (A, B, C): cyl(.045, .14, m, .012, (p[0], .07, p[2]), (90, 0, 0))
        with group('head', (.33, 0, 1.47), (0, -6, 0)):
            lathe(fillet([(.0, .06), (.09, .06, .02), (.11, -.04), (.13, -.10, .03), (.34, -.44), (.348, -.452, .004), (.335, -.45), (.12, -.11), (0, -.08)], 6), m)
            lathe([(.325, -.44), (.125, -.12), (0, -.10)], plastic('#fbf6ea', .4)); ball(.10, glow('#ffdca0', 9), (0, 0, -.26), (1, 1, 1.25))
    return g, 52, dict(yaw=0)


def table_lamp(base='#1f8a86', shade='#f4dfb4', power=1.5):
    """A lit shade on a turned foot."""
    with group('lamp') as g:
        lathe([(p.x, p.y) for p in spline([(0, 0, 0), (.26, 0, 0), (.27, .03, 0), (.10, .08, 0), (.14, .22, 0), (.24, .40, 0), (.22, .56, 0), (.08, .70, 0), (.035, .76, 0), (.03, .98, 0)], 8)], ceramic(base, 0, .2))
        n = N('shade').set(Base_Color=shade, Roughness=.9, Emission=mixc(shade, '#ffb560', .45), Emission_Strength=power)
        o = lathe([(.50, .82), (.30, 1.42)], n.m); solid(o, .012)
        for z, r in ((.82, .50), (1.42, .30)): ring(r, .008, metal('#b08d57', .3), (0, 0, z))
        ball(.09, glow('#ffd9a0', 10), (0, 0, 1.08))
    return g, 46, dict(yaw=0)


def plant(leaf='#3f7f4a', pot=None, seed=3, count=15, reach=.55):
    """Broad leaves on bent stalks; a pot of its own unless it grows from a good."""
    r = random.Random(seed); m = plastic(leaf, .38, .25); light = plastic(mixc(leaf, '#d9e8a0', .28), .4, .2); stalk = plastic(mixc(leaf, '#c9d58a', .3), .6)
    with group('plant') as g:
        if pot:
            lathe(fillet([(0, 0), (.24, 0, .02), (.33, .50, .01), (.345, .52, .01), (.345, .58, .012), (.31, .58), (.29, .5), (0, .5)], 5), ceramic(pot, .25, .3))
        for i in range(count):
            a = i*2.399 + r.uniform(-.3, .3); out = reach*r.uniform(.35, 1.); up = .78 + r.uniform(.1, .75)*(1.2 - out); c, s = math.cos(a), math.sin(a)
            tube([(.03*c, .03*s, .48), (out*.35*c, out*.35*s, up*.82), (out*c, out*s, up)], .012, stalk, n=5, radii=[1, .8, .6])
            L, W, droop = r.uniform(.30, .44), r.uniform(.10, .15), r.uniform(.2, .7)
            def leaf_(u, v):
                w = W*(math.sin(math.pi*min(1, v*.98 + .02)**.72))**.85; x = (u - .5)*2*w
                return x, L*v, .05*math.sin(v*3)*1 - droop*L*v*v*.8 + .5*abs(x)**1.2*.5
            o = surf(leaf_, 8, 14, light if i % 3 == 0 else m); solid(o, .004, 0)
            o.location = (out*c, out*s, up); o.rotation_euler = (math.radians(r.uniform(-12, 22)), math.radians(r.uniform(-18, 18)), a - math.pi/2)
    return g, 46, dict(yaw=0)


def pomegranate(color='#a5182f', opened=False):
    m = N('pomegranate').set(Roughness=.34, Clearcoat=.35)
    t = m.n('TexNoise', {'Vector': m.coords(2.6), 'Scale': 1., 'Detail': 4.}).outputs[0]
    m.to(m.ramp(t, (.3, mixc(color, '#5a0d1c', .5)), (.55, color), (.8, mixc(color, '#e8a15a', .55))), 'Base Color')
    with group('pomegranate') as g:
        lathe([(p.x, p.y) for p in spline([(0, .02, 0), (.26, .04, 0), (.46, .26, 0), (.49, .50, 0), (.36, .76, 0), (.16, .86, 0), (.12, .90, 0), (.13, 1.0, 0), (.10, .99, 0), (.08, .90, 0), (0, .88, 0)], 8)], m.m)
        for k in range(6):
            with group('crown', (0, 0, .97), (0, 0, 60*k)): prism([(-.06, 0), (.06, 0), (0, .16)], .02, m.m, .004, 1, (0, -.12, 0), (72, 0, 0))
    return g, 10, dict(yaw=0)


def tea_glass(tea='#9c3a0e'):
    """A waisted glass of tea on its saucer, with a lump of sugar."""
    prof = [(.155, .03), (.21, .10), (.225, .22), (.175, .42), (.19, .58), (.235, .74)]
    P = spline([(0, .02, 0), (.10, .02, 0)] + [(x, y, 0) for x, y in prof], 6)
    with group('tea') as g:
        lathe(fillet([(0, .0), (.22, 0, .01), (.40, .06, .03), (.42, .075, .005), (.39, .075, .02), (.20, .025, .02), (0, .02)], 5), ceramic('#f4efe2', 0, .14)); ring(.405, .008, metal('#cfa84e', .2), (0, 0, .07), sz=.6)
        with group('g', (0, 0, .02)):
            lathe([(p.x, p.y) for p in P] + [(p.x - .014, p.y) for p in reversed(P) if p.x > .02 and p.y > .05], glass('#ffffff'))
            lathe([(0, .06)] + [(p.x - .016, p.y) for p in P if .06 < p.y < .60 and p.x > .1] + [(0, .60)], liquid(tea))
            ring(.232, .008, metal('#cfa84e', .2), (0, 0, .735))
        box(.09, .09, .07, plastic('#fbfaf6', .8), .01, 2, (.30, -.12, .05), (0, 0, 24))
    return g, 11, dict(yaw=0)


def nuts(count=26, spread=.8, seed=5):
    """Almonds, hazelnuts and walnuts, spilled."""
    r = random.Random(seed)
    almond, hazel, walnut, raisin = plastic('#9a5a2c', .6, 0, .3, 60), plastic('#8a5326', .3, .3), plastic('#b98a55', .7, 0, .3, 30), plastic('#e6d08c', .6)
    with group('nuts') as g:
        for i in range(count):
            a, q = r.uniform(0, 6.28), spread*math.sqrt(r.random()); x, y = q*math.cos(a)*1.4, q*math.sin(a)*.8; kind = i % 4
            if kind == 0: ball(.06, almond, (x, y, .028), (1.7, .95, .5), (0, 0, r.uniform(0, 180)))
            elif kind == 1: ball(.062, hazel, (x, y, .055), (1, 1, .92), (r.uniform(0, 90), 0, 0))
            elif kind == 2: wrinkle(ball(.10, walnut, (x, y, .09), (1.1, 1, .9), (0, 0, r.uniform(0, 90))), .02, .05)
            else: ball(.06, raisin, (x, y, .03), (1.6, .8, .55), (0, 0, r.uniform(0, 180)))
    return g, 26*spread, dict(yaw=0)


def eggs():
    """Two fried eggs."""
    with group('eggs') as g:
        for x, y, s in ((-.22, .06, 1.), (.26, -.12, .92)):
            with group('egg', (x, y, 0), scale=s):
                def white(u, v):
                    a = 2*math.pi*u; q = v*(.36 + .035*math.sin(3*a + x*9) + .025*math.sin(5*a + 1)); return q*math.cos(a), q*math.sin(a), .035*(1 - v**4) + .02*math.exp(-(v*3)**2)
                surf(white, 64, 16, plastic('#fbf8ef', .25, .5), closed_u=True); ball(.13, plastic('#f2a516', .12, .8), (.01, .02, .03), (1, 1, .55))
    return g, 17, dict(yaw=0)


def rug(pattern='#9d2235', second='#f0dcae', third='#1f4f52', w=3., d=1.5):
    """Woven cloth with a border, laid flat."""
    with group('rug') as g:
        rbox(w, d, .012, .01, fabric(pattern, 60, 'twill', .4), .004, 2)
        for k, (c, q) in enumerate(((second, .10), (third, .18), (second, .30), (pattern, .34))): rbox(w - q, d - q, .002, .01, fabric(c, 60, 'twill', .4), 0, 1, (0, 0, .012 + k*.0016))
        for i in range(7):
            for t in (0, 45): box(.2, .2, .001, fabric(second if t else third, 60, 'twill', .4), 0, loc=((i - 3)*w*.125, 0, .0195 + t*.00003), rot=(0, 0, t))
            box(.11, .11, .001, fabric(pattern, 60, 'twill', .4), 0, loc=((i - 3)*w*.125, 0, .0225))
        for s in (-1, 1):
            for i in range(int(d*26)): tube([(s*w/2, -d/2 + (i + .5)/26, .006), (s*(w/2 + .06), -d/2 + (i + .5)/26 + .006*math.sin(i*7), .003)], .006, plastic('#f4ead2', .9), n=1)
    return g, 90, dict(yaw=0)


def stack(books):
    """Books that lie on one another, their spines to the front: cover, spine and the colour of the boards of each."""
    from models.books import volume
    with group('stack') as g:
        for i, (cover, spine, base) in enumerate(books):
            with group('b', (.02*math.sin(i*5), 0, i*.131), (0, 0, -90 + (i*37 % 17) - 8)): volume(cover, spine, base, .68 - .03*i, 1. - .05*i, .13)
    return g, 24, dict(yaw=0)


def ground(color='#6f7a46', seed=2, blades=7500, spread=2.4):
    """Grass underfoot."""
    r = random.Random(seed); shades = [plastic(mixc(color, c, t), .8, 0, .2) for c, t in (('#3d5a2a', .35), ('#c9b766', .3), ('#8fa35a', .3))]
    with group('grass') as g:
        for k in range(3):
            v, f = [], []
            for i in range(blades // 3):
                x, y = r.uniform(-spread, spread), r.uniform(-spread*.5, spread*.5); h, a, w = r.uniform(.025, .075), r.uniform(0, 6.28), r.uniform(.003, .006); b = len(v); lx, ly = r.uniform(-.03, .03), r.uniform(-.03, .03)
                v += [(x - w*math.cos(a), y - w*math.sin(a), 0), (x + w*math.cos(a), y + w*math.sin(a), 0), (x + lx, y + ly, h)]; f.append([b, b + 1, b + 2])
            mesh(v, f, shades[k], recalc=False, smooth=None)
    return g, 480, dict(yaw=0)


def frame(art='puzzle-naghsh', w=.8, h=1., color='walnut'):
    """A picture in its frame, upright."""
    with group('frame') as g:
        with group('t', (0, 0, h/2), (88, 0, 0)):
            box(w + .12, h + .12, .05, wood(color, 'y', 1.), .012, 3, (0, 0, -.05)); box(w, h, .012, paper('#f6f1e6'), .002, 1, (0, 0, -.005)); card(w*.74, h*.74, picture(art, .6), (0, 0, .009))
    return g, 40, dict(yaw=0)


def dumbbells(color='#2d2f33', acc='#c9ccd0'):
    hexagon = [(.30*math.cos(math.radians(60*i + 30)), .30*math.sin(math.radians(60*i + 30))) for i in range(6)]
    with group('dumbbells') as g:
        for x, y, a in ((0, 0, 0), (.12, .72, 18)):
            with group('one', (x, y, 0), (0, 0, a)):
                for s in (-1, 1):
                    with group('head', (s*.34, 0, .26), (0, s*90, 0)): prism(hexagon, .36, rubber(color), .045, 5); cyl(.155, .012, metal(acc, .3, 'radial'), .004, (0, 0, .352))
                tube([(-.34, 0, .26), (0, 0, .26), (.34, 0, .26)], .074, metal(acc, .3, 'x'), n=2)
    return g, 26, dict(yaw=34)


def block(color='walnut'):
    """A low side table."""
    with group('table') as g:
        for x in (-.36, .36):
            for y in (-.28, .28): tube([(x*1.08, y*1.08, 0), (x, y, .9)], .035, wood(color, 'z', 1.2), radii=[.7, 1], n=1)
        rbox(1., .8, .06, .1, wood(color, 'x', .9), .015, 3, (0, 0, .9)); box(.9, .7, .04, wood(color, 'x', .9), .01, 2, (0, 0, .35))
    return g, 48, dict(yaw=0)


def reeds():
    """Cut reed pens on a sheet of practice."""
    m = plastic('#a8743a', .35, .3); tip = plastic('#1c140e', .5)
    with group('reeds') as g:
        for i, (y, a) in enumerate(((-.12, 24), (.05, 18), (.24, 30))):
            with group('reed', (.05*i, y, .05), (0, 90, a)):
                lathe(fillet([(0, -.75), (.04, -.75, .01), (.045, .50), (.036, .56), (0, .56)], 4), m)
                prism([(-.034, .55), (.034, .55), (.012, .80), (-.016, .79)], .02, tip if i else m, .003, 1, (0, 0, -.01), (90, 0, 0)); ring(.044, .004, plastic('#6b4520', .5), (0, 0, -.1))
        with group('paper', (.1, .1, 0), (0, 0, 6)): box(2., 1.5, .01, paper('#f3ead4'), .002); card(1.96, 1.46, picture('page-poem', .9), (0, 0, .011))
    return g, 30, dict(yaw=-14)
