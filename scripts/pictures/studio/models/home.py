"""Furniture, light, appliances and bath."""
from parts import *


def chair(color='#74492f', legs='walnut'):
    m = wood(mixc(color, '#ffffff', .12) if not isinstance(color, str) else color, 'y', .9)
    pr = spline([(0, -.255, .425), (0, -.235, .45), (0, -.15, .448), (0, 0, .435), (0, .13, .44), (0, .20, .50), (0, .235, .62), (0, .265, .76), (0, .275, .83)], 8)
    def fn(u, v):
        t = (u - .5)*2; k = v*(len(pr) - 1); i = min(int(k), len(pr) - 2); p = pr[i].lerp(pr[i+1], k - i)
        b = max(0, min(1, (v - .42)/.25)); b = b*b*(3-2*b); end = min(1, min(v, 1 - v)/.12); rnd = math.sqrt(max(0, 1 - (1 - end)**2)); w = (.265 - .03*b)*(.80 + .20*rnd)
        return t*w, p.y - b*.075*t*t, p.z + (1-b)*(.035*t**4 + .02*t*t)
    with group('chair') as g:
        o = surf(fn, 48, 64, m); solid(o, .022, 0); bevel(o, .008, 3, 50)
        for sx in (-1, 1):
            for y0, y1 in ((-.22, -.36), (.17, .36)):
                a, b = Vector((sx*.15, y0*.8, .43)), Vector((sx*.245, y1*.8, 0)); tube([a, (a+b)/2, b], .026, m, radii=[1, .9, .6], n=2)
            tube([(sx*.15, -.18, .40), (sx*.15, .14, .40)], .018, m, n=1)
        for y in (-.18, .14): tube([(-.15, y, .40), (.15, y, .40)], .018, m, n=1)
    return g, 82, dict(yaw=36, elev=14, detail=(.5, .5, .6))


def sofa(color='#2c66c8', legs='walnut', pillow='#d9a05b'):
    f = fabric(mixc(color, '#8a8a8a', .25), 34, 'weave', .7)
    with group('sofa') as g:
        rbox(2.0, .86, .18, .06, f, .03, 4, (0, 0, .16))
        for i in (-1, 0, 1):
            o = softbox(.60, .66, .20, f, .16, loc=(i*.585, -.085, .335), e=7); wrinkle(o, .012, .35)
            o = softbox(.60, .22, .46, f, .10, loc=(i*.585, .26, .50), rot=(-12, 0, 0), e=5); wrinkle(o, .015, .3)
        rbox(2.0, .17, .62, .07, f, .06, 5, (0, .40, .18))
        for s in (-1, 1): softbox(.20, .90, .46, f, .04, loc=(s*.97, 0, .18), e=8)
        for x in (-.92, .92):
            for y in (-.34, .34): cyl(.022, .17, wood(legs, 'z', 1.2), .004, (x, y, 0), r2=.035)
        o = softbox(.44, .44, .13, fabric(pillow, 60, 'twill', .5), .35, loc=(-.64, .04, .72), rot=(66, 0, 14), e=5); wrinkle(o, .012, .2)
        softbox(.38, .38, .12, fabric('#efe6d6', 60, 'twill', .5), .35, loc=(-.36, -.04, .69), rot=(62, 0, -12), e=5)
    return g, 200, dict(yaw=-30, elev=14, detail=(.25, .2, .7))


def mirror():
    gold = metal('#c99f4a', .34)
    silver = N('silver').set(Metallic=1., Roughness=.03)
    at = silver.n('SeparateXYZ', {'Vector': silver.coords()})
    slant = silver.math('MULTIPLY_ADD', silver.math('MULTIPLY_ADD', at.outputs[0], .55, at.outputs[1]), .75, .5)
    silver.to(silver.ramp(slant, (.05, '#8c98a2'), (.44, '#b9c4cb'), (.56, '#f2f6f8'), (.70, '#cdd6dc'), (1, '#aab5bd')), 'Base Color')
    with group('mirror') as g:
        with group('t', (0, 0, .98), (82, 0, 0)):
            cyl(.60, .04, gold, .01, (0, 0, -.02)); cyl(.56, .006, silver.m, .002, (0, 0, .022)); ring(.60, .03, gold, (0, 0, .02))
            for i in range(32):
                with group('ray', rot=(0, 0, i*11.25)):
                    L = .34 if i % 2 else .22
                    prism([(-.05, .61), (.05, .61), (.012, .61 + L), (-.012, .61 + L)], .03, gold, .008, 2, (0, 0, -.01))
            ring(.74, .012, gold, (0, 0, .012))
    return g, 90, dict(yaw=-14, elev=8, detail=(.7, .3, .8))


def mantel_clock():
    w = wood('walnut', 'x', .9, .35)
    out = [(-.72, 0), (.72, 0), (.66, .12), (.58, .16)] + [(.58*math.cos(a), .62 + .58*math.sin(a)) for a in (math.pi*k/32 for k in range(33))] + [(-.58, .16), (-.66, .12)]
    with group('clock') as g:
        with group('b', (0, .19, 0), (90, 0, 0)): prism(out, .38, w, .03, 5); prism([(x*1.02, y*.06) for x, y in [(-.76, 0), (.76, 0), (.76, 1), (-.76, 1)]], .44, w, .02, 3, (0, 0, -.03))
        with group('f', (0, -.192, .64), (90, 0, 0)):
            cyl(.44, .03, metal('#c9a55c', .22), .01); cyl(.405, .032, plastic('#f6f0e0', .5), .002)
            for i in range(12):
                a = math.radians(90 - 30*i - 30); card(.11, .11, stamp('hour-%d' % i, '#2b2118'), (.325*math.cos(a), .325*math.sin(a), .033))
            for i in range(60): 
                with group('t', rot=(0, 0, 6*i)): box(.006, .02, .001, plastic('#2b2118', .5), 0, loc=(0, .39, .0325))
            for a, L, wd in ((56, .20, .03), (-60, .31, .02)):
                with group('h', (0, 0, .036), (0, 0, a)): prism([(-wd/2, -.05), (wd/2, -.05), (wd*.3, L), (0, L + .03), (-wd*.3, L)], .006, plastic('#2b2118', .4), .001, 1)
            cyl(.022, .014, metal('#c9a55c', .2), .004, (0, 0, .034))
    return g, 30, dict(yaw=22, elev=10, detail=(.5, 0, .6))


def vase(color='#74492f'):
    m, gr = plastic(mixc(color, '#c98a5a', .45), .8, 0, .2, 40), plastic(mixc(color, '#1a0f08', .4), .9)
    prof = [(0, .02, 0), (.26, 0, 0), (.30, .04, 0), (.46, .35, 0), (.52, .70, 0), (.44, 1.02, 0), (.26, 1.22, 0), (.22, 1.36, 0), (.30, 1.48, 0), (.27, 1.485, 0), (.19, 1.36, 0), (.2, 1.2, 0)]
    P = spline(prof, 10)
    rad = lambda z: min(P[:90], key=lambda p: abs(p.y - z)).x
    with group('vase') as g:
        lathe([(p.x, p.y) for p in P], m)
        for z in (.44, .50, .92, .97): ring(rad(z) + .002, .010, gr, (0, 0, z))
        for k in range(16):
            a0 = k*math.pi/8
            tube([((rad(z) + .003)*math.cos(a0 + d), (rad(z) + .003)*math.sin(a0 + d), z) for z, d in ((.54, 0), (.71, .196), (.88, .393))], .012, gr, n=4); tube([((rad(z) + .003)*math.cos(a0 + d), (rad(z) + .003)*math.sin(a0 + d), z) for z, d in ((.54, .393), (.71, .196), (.88, 0))], .012, gr, n=4)
    return g, 32, dict(yaw=10, elev=12, detail=(.5, 0, .5))


def bulb():
    with group('bulb') as g:
        P = spline([(0, 1.42, 0), (.20, 1.40, 0), (.38, 1.24, 0), (.44, 1.0, 0), (.36, .74, 0), (.24, .52, 0), (.22, .46, 0)], 8)
        lathe([(p.x, p.y) for p in P], plastic('#fffaf0', .35, .3)); lathe(fillet([(.225, .48), (.235, .46, .01), (.20, .20, .02), (.165, .17), (0, .17)], 5), plastic('#e9e9e6', .4, .2))
        lathe([(.15 + (.012 if i % 2 else -.006), .17 - i*.0145) for i in range(10)] + [(.10, .02), (.05, 0), (0, 0)], metal('#c9ccd0', .25)); cyl(.05, .02, plastic('#17181a', .4), .004, (0, 0, -.012))
        with group('m', (0, -.222, .34), (86, 0, 0)): mark('mark-fanous', .22, '#8d9196', (0, 0, .003))
        with group('box', (.72, .30, 0), (0, 0, -14)):
            box(.80, .80, 1.45, paper('#f6c453', .5), .008)
            with group('f', (0, -.401, .725), (90, 0, 0)): card(.79, 1.44, picture('box-bulb', .45, 0, .15))
    return g, 12, dict(yaw=6, elev=11, detail=(.15, .2, .6))


def lantern():
    with group('lantern') as g:
        cols = ['#f6c453', '#ea7f26']
        for b in range(5):
            z0, z1 = b*.24, (b + 1)*.24
            prof = [(.50 - .20*abs((z - .6)/.6)**2.6 + (.016 if k % 2 else -.0), z) for k, z in enumerate(z0 + (z1 - z0)*i/8 for i in range(9))]
            n = N('paper').set(Base_Color=cols[b % 2], Roughness=.9, Emission=cols[b % 2], Emission_Strength=.25)
            lathe(prof, n.m, 96)
        for z in (0, 1.2): ring(.30, .022, plastic('#2b2118', .5), (0, 0, z))
        for k in range(48):
            a = k*math.pi/24
            tube([((.503 - .20*abs((z - .6)/.6)**2.6)*math.cos(a), (.503 - .20*abs((z - .6)/.6)**2.6)*math.sin(a), z) for z in (0, .2, .4, .6, .8, 1., 1.2)], .004, plastic('#c9781c', .8), n=2)
        tube([(0, 0, 1.2), (0, 0, 1.75)], .008, fabric('#2b2118', 80), n=1); tube([(-.30, 0, 1.2), (0, 0, 1.36), (.30, 0, 1.2)], .008, metal('#2b2118', .5), n=1)
        for k in range(40): a = k*2.4; tube([(.02*math.cos(a), .02*math.sin(a), -.02), (.05*math.cos(a), .05*math.sin(a), -.42)], .006, fabric('#c0202f', 100), n=1)
        cyl(.04, .06, plastic('#d8b45a', .3), .01, (0, 0, -.05))
    return g, 50, dict(yaw=0, elev=6, detail=(.5, 0, .6))


def torch(color='#c4c8cc', band='#232427', mark_='mark-fanous'):
    m = metal(mixc(color, '#000000', .0), .3)
    with group('torch') as g:
        with group('lie', (0, 0, .24), (0, 90, 0)):
            lathe(fillet([(0, -.95), (.15, -.95, .03), (.165, -.90), (.165, .28, .02), (.19, .34), (.25, .50, .03), (.25, .80, .015), (.22, .80), (.20, .74), (0, .70)], 6), m)
            for i in range(9): ring(.166, .012, rubber(band), (0, 0, -.62 + .07*i), sz=1.6)
            for k in range(16): box(.05, .016, .18, m, .004, 2, (.25*math.cos(k*.3927), .25*math.sin(k*.3927), .55), (0, 0, k*22.5))
            ball(.20, glass('#ffffff') if False else plastic('#f4f8fb', .05, 1., 1.), (0, 0, .77), (1, 1, .16)); ring(.10, .012, metal('#d9dcdf', .1), (0, 0, .792)); cyl(.04, .012, glow('#fff6d0', 3.), .004, (0, 0, .79))
            cyl(.05, .03, rubber('#c0202f' if band == '#232427' else '#232427'), .012, (-.16, 0, .12), (0, -90, 0))
            with group('m', (-.168, 0, -.76), (0, -90, 0)): pass
        tube([(-.93, .02, .24), (-1.10, .05, .22), (-1.25, -.10, .03), (-1.05, -.34, .02), (-.85, -.22, .02), (-1.0, -.02, .14)], .02, fabric('#232427', 70, 'twill', .6), n=8)
    return g, 14, dict(yaw=-32, elev=22, detail=(.85, .3, .7))


def oil_lamp(color='#ea7f26'):
    m = plastic(mixc(color, '#9a5a30', .45), .7, .0, .3, 50) if color == '#ea7f26' else ceramic(color, .3, .2)
    with group('lamp') as g:
        prof = spline([(0, .02, 0), (.30, 0, 0), (.34, .03, 0), (.60, .20, 0), (.66, .36, 0), (.52, .50, 0), (.24, .54, 0), (.20, .62, 0), (.16, .62, 0), (.16, .5, 0)], 8)
        lathe([(p.x, p.y) for p in prof], m)
        tube([(.48, 0, .30), (.78, 0, .36), (1.0, 0, .46), (1.12, 0, .56)], .15, m, radii=[1.5, 1., .8, .72]); ring(.10, .03, m, (1.12, 0, .565), (0, 30, 0)); cyl(.07, .02, plastic('#1a0f08', .9), 0, (1.11, 0, .55), (0, 30, 0))
        tube([(1.10, 0, .56), (1.15, 0, .66)], .025, fabric('#e9dfc8', 90), n=1); lathe([(p.x, p.y) for p in spline([(0, .36, 0), (.03, .24, 0), (.055, .12, 0), (.04, .03, 0), (0, 0, 0)], 6)], glow('#ffb347', 4.), 24, (1.16, 0, .64))
        tube([(-.56, 0, .46), (-.82, 0, .58), (-.92, 0, .38), (-.80, 0, .20), (-.56, 0, .22)], .06, m, n=8)
        for k in range(20): a = k*math.pi/10; ball(.028, ceramic('#f4efe0', 0, .3) if color != '#ea7f26' else plastic('#7a3d1c', .8), (.635*math.cos(a), .635*math.sin(a), .36))
    return g, 18, dict(yaw=-20, elev=20, detail=(.85, .3, .8))


def stick_vacuum(color='#c0202f'):
    m, d, clear = plastic(color, .3, .5), plastic('#2b2d31', .4, .2), glass('#dfe9ee')
    with group('vac') as g:
        with group('t', (0, 0, .07), (-8, 0, 0)):
            cyl(.035, 1.45, metal(mixc(color, '#d9dcdf', .6), .25), .006, (0, 0, .05)); 
            cyl(.14, .34, plastic('#c9d3d8', .1, 1.), .02, (0, -.04, 1.40)); cyl(.11, .26, d, .02, (0, -.04, 1.44)); cyl(.15, .10, m, .02, (0, -.04, 1.74)); cyl(.13, .16, d, .03, (0, -.04, 1.84)); 
            for i in range(10): box(.016, .02, .12, plastic('#101113', .5), .002, 1, (.128*math.cos(i*.628), -.04 + .128*math.sin(i*.628), 1.86), (0, 0, i*36))
            tube([(0, .08, 1.92), (0, .28, 1.96), (0, .36, 1.76), (0, .30, 1.52), (0, .10, 1.46)], .048, m, n=8); rbox(.12, .18, .30, .04, d, .02, 4, (0, .33, 1.40))
        rbox(.72, .26, .10, .06, d, .03, 4, (0, .0, .0)); rbox(.66, .16, .06, .04, m, .02, 4, (0, .03, .09)); cyl(.05, .62, fabric('#c0202f', 40, 'fleece'), .01, (-.31, -.10, .05), (0, 90, 0)); rbox(.14, .12, .12, .04, d, .02, 3, (0, .06, .08))
        with group('tool', (.52, .22, .0), (0, 0, -12)): rbox(.36, .14, .10, .04, d, .02, 3); tube([(0, 0, .08), (0, .04, .30)], .04, d, n=1); box(.30, .03, .05, fabric('#8d9196', 40, 'fleece'), .004, loc=(0, -.08, 0))
    return g, 115, dict(yaw=-28, elev=10, detail=(.5, .3, .85))


def tea_maker(color='#c0202f'):
    st = metal('#c9ccd0', .2); c = ceramic(color, 0, .14)
    with group('tea') as g:
        lathe(fillet([(0, 0), (.50, 0, .02), (.52, .10, .03), (.47, .13), (0, .13)], 6), plastic('#1f2022', .4, .2)); lathe(fillet([(0, .13), (.46, .13, .02), (.47, .20), (.40, .80, .04), (.33, .92, .02), (.30, .93), (0, .93)], 8), st)
        tube([(.42, 0, .55), (.60, 0, .66), (.72, 0, .82)], .07, st, radii=[1.5, 1., .7]); tube([(-.38, 0, .82), (-.62, 0, .84), (-.72, 0, .60), (-.66, 0, .30), (-.46, 0, .26)], 1, plastic('#1f2022', .4, .2), prof=rrect(.11, .08, .03, 4), n=8)
        with group('w', (0, -.452, .32), (84, 0, 0)): prism(rrect(.07, .36, .03, 6), .01, plastic('#10151a', .1, 1.), .003, 2, (0, .10, -.012)); 
        with group('m', (0, -.505, .065), (90, 0, 0)): mark('mark-hirkan', .22, '#d9dcdf', (0, 0, .015)); cyl(.02, .02, glow('#ff9a4d', 2.), .004, (.22, 0, .0))
        with group('pot', (0, 0, .93), scale=.62):
            lathe([(p.x, p.y) for p in spline([(0, .02, 0), (.40, 0, 0), (.46, .02, 0), (.58, .20, 0), (.62, .38, 0), (.54, .58, 0), (.38, .70, 0), (.30, .73, 0)], 8)], c); lathe([(p.x, p.y) for p in spline([(.315, .735, 0), (.30, .765, 0), (.2, .81, 0), (.06, .84, 0), (.05, .88, 0), (.085, .92, 0), (.06, .97, 0), (0, .975, 0)], 6)], c)
            tube([(.50, 0, .26), (.74, 0, .34), (.84, 0, .52), (.95, 0, .66)], .085, c, radii=[1.6, 1.1, .8, .6]); tube([(-.50, 0, .58), (-.72, 0, .66), (-.86, 0, .48), (-.74, 0, .24), (-.55, 0, .2)], .06, c, n=8)
    return g, 40, dict(yaw=22, elev=10, detail=(.5, 0, .8))


def power_strip():
    m = plastic('#eeeeea', .4, .2)
    with group('strip') as g:
        rbox(2.1, .44, .22, .08, m, .04, 5); rbox(2.0, .36, .01, .06, plastic('#dcdcd7', .4), .004, 2, (0, 0, .219))
        for i in range(5):
            with group('o', (-.62 + i*.33, 0, .222)):
                cyl(.14, .012, plastic('#eeeeea', .4, .2), .004); lathe(fillet([(.125, .013), (.12, .008, .004), (.118, -.02), (0, -.02)], 3), plastic('#c9c9c4', .5)); cyl(.117, .002, plastic('#b9b9b4', .6), 0, (0, 0, .0125))
                for x in (-.05, .05): cyl(.019, .003, plastic('#101113', .8), 0, (x, 0, .0135), seg=20)
                for y in (-.11, .11): box(.03, .012, .006, metal('#c9a55c', .3), 0, loc=(0, y, .012))
        with group('sw', (-.92, 0, .222)): rbox(.12, .20, .02, .02, plastic('#c0202f', .25, .8), .006, 3)
        with group('usb', (1.0 - .06, -.02, .2295)):
            usb_a((0, .08, 0), (0, 0, 90), w=.12, h=.055); usb_a((0, -.08, 0), (0, 0, 90), w=.12, h=.055)
        cable([(-1.05, 0, .11), (-1.25, 0, .10), (-1.45, .15, .04), (-1.3, .50, .035), (-.6, .60, .035), (.2, .55, .035), (.7, .62, .035)], .035, rubber('#e6e6e2'))
        with group('plug', (.86, .66, .07), (0, 90, 12)): cyl(.075, .26, m, .03, (0, 0, -.1)); [cyl(.022, .2, metal('#c9ccd0', .15), .01, (0, y, .15), seg=20) for y in (-.04, .04)]
    return g, 36, dict(yaw=-18, elev=34, detail=(.6, .2, 1.))


def waffle_maker(color='#232427'):
    m, st = plastic(color, .35, .3), metal('#c9ccd0', .25)
    plate = plastic('#1b1c1f', .45, .1)
    def grid(flip):
        rbox(1.16, 1.16, .05, .06, plate, .02, 3)
        for a in (-1, 1):
            for b in (-1, 1):
                for i in range(4):
                    for j in range(4): rbox(.085, .085, .05, .01, plastic('#2b2c2f', .4, .1), .014, 2, (a*.28 + (i - 1.5)*.12, b*.28 + (j - 1.5)*.12, .04))
    with group('waffle') as g:
        rbox(1.4, 1.4, .26, .16, m, .05, 6, (0, 0, .05)); rbox(1.42, 1.42, .03, .16, st, .01, 3, (0, 0, .28))
        for x in (-.5, .5):
            for y in (-.5, .5): cyl(.08, .06, rubber('#17181a'), .01, (x, y, 0))
        with group('g', (0, 0, .30)): grid(False)
        for (a, b) in ((-.28, -.28), (.28, -.28), (-.28, .28), (.28, .28)):
            with group('w', (a, b, .335)):
                rbox(.50, .50, .06, .04, plastic('#d99a45', .6, 0, .3, 40), .02, 3)
                for i in range(5): box(.5, .03, .035, plastic('#c98735', .6), .008, 2, (0, (i - 2)*.12, .055)); box(.03, .5, .035, plastic('#c98735', .6), .008, 2, ((i - 2)*.12, 0, .055))
        with group('lid', (0, .72, .32), (-108, 0, 0)):
            with group('l', (0, -.70, 0)):
                rbox(1.4, 1.4, .22, .16, m, .05, 6, (0, 0, .02)); 
                with group('gg', (0, 0, .02), (180, 0, 0)): grid(True)
                tube([(-.2, -.70, .12), (-.18, -.92, .12), (.18, -.92, .12), (.2, -.70, .12)], .045, plastic('#17181a', .4), n=6)
        with group('lamp', (.45, -.705, .2), (90, 0, 0)): cyl(.035, .01, glow('#7CFFB2', 1.4), .003); cyl(.035, .01, glow('#ff5a4d', 1.4), .003, (.12, 0, 0)) if False else None
        with group('m', (0, -.7005, .17), (90, 0, 0)): mark('mark-hirkan', .36, '#d9dcdf' if sum(lin(color)) < .5 else '#2b2d31', (0, 0, .001))
    return g, 28, dict(yaw=-26, elev=24, detail=(.4, .3, .4))


def bedding(color='#2c66c8'):
    """A bed in miniature: mattress, the spread with its soft fall, two pillows."""
    f, f2 = fabric(mixc(color, '#ffffff', .35), 60, 'weave', .25), fabric('#f4f1ea', 60, 'weave', .2)
    with group('bed') as g:
        rbox(2.0, 2.2, .22, .06, wood('oak', 'x', .5), .02, 3, (0, 0, .05)); rbox(1.92, 2.12, .30, .1, f2, .06, 4, (0, 0, .27)); rbox(2.1, .10, 1.05, .05, wood('oak', 'x', .5), .03, 4, (0, 1.14, .0))
        def spread(u, v):
            x, y = (u - .5)*2.62, -1.36 + v*2.05
            dx, dy = max(0, abs(x) - .98), max(0, -1.08 - y)
            fall = min(.48, dx*1.6 + dy*1.6) if dx or dy else 0
            q = .018*math.sin(x*9)*math.cos(y*8)*(1 if not fall else 0) + .03*noise.noise(Vector((x*1.6, y*1.6, 2)))
            wave = .035*math.sin(y*11 if dx > dy else x*11)*min(1, fall*3)
            X = math.copysign(min(abs(x), .99 + dx*.16), x) + (math.copysign(wave, x) if dx > dy else 0); Y = max(y, -1.09 - dy*.16) - (wave if dy >= dx and dy else 0)
            return X, Y, .60 - fall + q
        o = surf(spread, 120, 110, f); solid(o, .03, 0)
        o = surf(lambda u, v: (spread(u, .86 + v*.12)[0]*1.0, spread(u, .86 + v*.12)[1], spread(u, .86 + v*.12)[2] + .035), 120, 10, f2); solid(o, .02, 0)
        for s in (-1, 1): 
            o = softbox(.86, .52, .24, f2, .5, loc=(s*.48, .86, .56), rot=(24, 0, 4*s), e=3.6); wrinkle(o, .02, .25); o = softbox(.70, .46, .20, f, .5, loc=(s*.46, .58, .60), rot=(40, 0, -5*s), e=3.6); wrinkle(o, .02, .25)
    return g, 220, dict(yaw=-30, elev=24, detail=(.3, .6, .7))


def candle():
    wax = N('wax').set(Base_Color='#f1e4cc', Roughness=.5, Subsurface=.12, Subsurface_Color='#f6d9a8', Clearcoat=.2).m
    with group('candles') as g:
        for x, y, r, h in ((-.34, .06, .30, 1.25), (.34, -.02, .28, .85), (.02, -.46, .22, .50)):
            with group('c', (x, y, .05)):
                lathe(fillet([(0, 0), (r, 0, .02), (r, h, .03), (r*.86, h + .005, .02), (r*.6, h - .05, .06), (0, h - .06)], 6), wax)
                tube([(0, 0, h - .06), (.006, 0, h + .05)], .010, plastic('#1a0f08', .9), n=1); lathe([(p.x, p.y) for p in spline([(0, .30, 0), (.022, .21, 0), (.042, .10, 0), (.03, .02, 0), (0, 0, 0)], 6)], glow('#ffb347', 4.), 24, (.006, 0, h + .04))
        with group('l', (-.34, -.243, .62), (90, 0, 0)): card(.30, .22, picture('label-candle', .7), (0, 0, .0))
        rbox(1.5, 1.2, .05, .2, wood('walnut', 'x', .8), .02, 3)
    return g, 22, dict(yaw=14, elev=16, detail=(.3, .4, .85))


def folded_stack(color='#cfb592', second='#f4efe4', count=3, kind='fleece', rolled=True):
    """Folded cloths in a pile, one rolled on top."""
    def cloth(c): return fabric(c, 34, kind, .9, fuzz=.3, sheen=.5)
    with group('stack') as g:
        for i in range(count):
            c = color if i % 2 == 0 else second; f = cloth(c); w, d = 1.24 - .03*i, .86 - .02*i
            with group('t', (.015*(i % 2), 0, i*.24), (0, 0, (i*7) % 3 - 1)):
                for k in range(4): o = softbox(w - .010*(k % 2), d - .012*(k % 2), .072, f, .05, loc=(.006*(k % 2), .008*k, .056*k), e=5); wrinkle(o, .012, .2)
        if rolled:
            with group('roll', (-.10, .02, count*.24 + .16), (0, 90, 10)): cyl(.17, 1.05, cloth(second), .03, (0, 0, -.52)); tube([(r*math.cos(a), r*math.sin(a), .53) for r, a in ((.15 - .0016*k, k*.2) for k in range(80))], .014, cloth(mixc(second, '#000000', .12)), n=1)
            with group('tie', (-.10, .02, count*.24 + .16), (0, 90, 10)): ring(.176, .012, leather('#8a5a38', 50), (0, 0, .02))

    return g, 42, dict(yaw=-22, elev=18, detail=(.3, .1, .5))


def bed_pillows(color='#f4f1ea', piping='#9dbbe6'):
    """Two bed pillows, one leaning on the other."""
    f = fabric(color, 200, 'weave', .1, fuzz=.05, sheen=.4)
    def one(): o = softbox(1.4, .92, .42, f, .30, e=3.1); wrinkle(o, .035, .26); tube([(x, y, .21) for x, y in superellipse(1.42, .94, 3.1, 72)], .010, plastic(piping, .7), closed=True, n=2)
    with group('pillows') as g:
        one()
        with group('b', (-.04, .42, .34), (54, 0, -5)): one()
    return g, 70, dict(yaw=-16, elev=18, detail=(.3, .1, .5))


def desk_lamp(color='#232427', light='#fff1cf'):
    """An arm with two joints over a heavy foot."""
    m, st = plastic(color, .35, .2), metal('#b9bcc0', .22)
    with group('lamp') as g:
        cyl(.36, .05, m, .015); cyl(.05, .08, st, .01, (0, 0, .05))
        a, b, c = Vector((0, 0, .12)), Vector((-.46, 0, .92)), Vector((.34, 0, 1.34))
        for y in (-.03, .03): tube([a + Vector((0, y, 0)), b + Vector((0, y, 0))], .016, st, n=1); tube([b + Vector((0, y, 0)), c + Vector((0, y, 0))], .016, st, n=1)
        for p in (a, b, c): cyl(.05, .12, m, .012, (p.x, .06, p.z), (90, 0, 0))
        with group('head', (c.x + .06, 0, c.z - .02), (0, 152, 0)):
            lathe(fillet([(0, -.10), (.07, -.10, .02), (.09, .0, .03), (.26, .26, .10), (.27, .29), (.255, .29), (.08, .02, .04), (0, .0)], 8), m); ball(.09, glow(light, 3.2), (0, 0, .16))
        tube([(.0, .30, .02), (.2, .55, .02), (.7, .60, .02), (1.0, .40, .02)], .014, rubber('#1b1c1e'), n=8); cyl(.03, .012, plastic('#d9dcdf', .4), .004, (.16, -.18, .05), seg=32)
    return g, 46, dict(yaw=-16, elev=10, detail=(.6, 0, .8))


def shade_lamp(color='#7b8f86', shade='#efe4cf', foot='ceramic'):
    """A bellied foot under a cloth shade."""
    b = ceramic(color, .2, .16) if foot == 'ceramic' else wood(foot, 'z', 1.2)
    with group('lamp') as g:
        lathe(fillet([(0, 0), (.24, 0, .03), (.25, .05, .02), (.12, .09, .05), (.30, .36, .20), (.24, .62, .14), (.06, .74, .05), (.05, .80), (0, .80)], 10), b); cyl(.022, .20, metal('#b08d57', .25), .004, (0, 0, .78)); cyl(.05, .10, metal('#b08d57', .25), .01, (0, 0, .90))
        ball(.10, glow('#ffe3b0', 1.6), (0, 0, 1.10))
        n = N('shade').set(Base_Color=shade, Roughness=.95, Emission=shade, Emission_Strength=.35, Sheen=.3); n.bump(n.n('TexNoise', {'Vector': n.coords(90), 'Scale': 1., 'Detail': 3.}).outputs[0], .2, .01)
        o = lathe([(.46, .84), (.34, 1.42)], n.m, 128); solid(o, .008, 0); ring(.46, .012, fabric(mixc(shade, '#000000', .15), 80, 'twill', .4), (0, 0, .84)); ring(.34, .012, fabric(mixc(shade, '#000000', .15), 80, 'twill', .4), (0, 0, 1.42))
        tube([(.22, .10, .03), (.5, .3, .02), (.9, .2, .02)], .013, rubber('#e9e2d2'), n=8)
    return g, 48, dict(yaw=14, elev=9, detail=(.5, 0, .35))


def kettle(color='#c9ccd0', band='#232427'):
    """An electric kettle on its plate, with a long thin spout."""
    m, d = metal(color, .24, 'z', .8) if color.lower() in ('#c4c8cc', '#c9ccd0') else plastic(color, .4, .3), plastic(band, .45)
    with group('kettle') as g:
        cyl(.47, .07, d, .02); lathe(fillet([(0, .07), (.44, .07, .03), (.45, .12, .02), (.30, .82, .06), (0, .84)], 8), m); lathe(fillet([(0, .82), (.29, .82, .02), (.25, .90, .05), (0, .92)], 6), m); ball(.05, d, (0, 0, .955), (1, 1, .8)); ring(.445, .010, metal('#b9bcc0', .2), (0, 0, .11))
        tube([(-.40, 0, .22), (-.62, 0, .30), (-.66, 0, .52), (-.70, 0, .70), (-.86, 0, .80), (-.95, 0, .80)], .055, m, n=10, radii=[1.4, 1.15, .95, .8, .68, .60])
        tube([(.30, 0, .80), (.46, 0, .94), (.66, 0, .90), (.70, 0, .62), (.62, 0, .36), (.54, 0, .30)], 1, d, prof=superellipse(.13, .075, 3, 28), n=8)
        with group('sw', (.0, -.455, .035), (90, 0, 0)): prism(rrect(.26, .05, .02, 5), .02, plastic('#101113', .2, .7), .004, 2); cyl(.012, .006, glow('#35b7ff', 1.6), 0, (.08, 0, .02), seg=16)
        with group('m', (0, -.375, .46), (77, 0, 0)): mark('mark-hirkan', .26, '#5d6166', (0, 0, .014))
        tube([(.30, .36, .03), (.55, .52, .02), (.95, .40, .02)], .016, rubber('#1b1c1e'), n=8)
    return g, 30, dict(yaw=16, elev=14, detail=(.5, 0, .75))


def toaster(color='#eadfc8'):
    """Two slots, two slices, a lever."""
    m, st, d = plastic(color, .3, .5), metal('#c9ccd0', .2, 'x', .8), plastic('#232427', .45)
    with group('toaster') as g:
        rbox(1.24, .66, .80, .16, m, .10, 8, (0, 0, .06)); rbox(1.10, .50, .03, .08, st, .008, 3, (0, 0, .845)); rbox(1.16, .60, .06, .14, d, .02, 3)
        for y in (-.12, .12):
            box(.90, .12, .01, plastic('#0b0b0c', .8), .002, loc=(0, y, .872))
            with group('slice', (0, y, .74)):
                with group('p', (0, .045, 0), (90, 0, 0)): prism(fillet([(-.36, 0, .04), (.36, 0, .04), (.36, .22, .08), (.40, .34, .10), (.26, .44, .10), (-.26, .44, .10), (-.40, .34, .10), (-.36, .22, .08)], 6, True), .09, plastic('#c98a45', .8, 0, .2, 40), .02, 3)
        box(.02, .05, .40, plastic('#0b0b0c', .6), .004, loc=(.621, 0, .30)); rbox(.10, .16, .06, .03, d, .015, 3, (.66, 0, .60)); 
        with group('k', (.625, -.20, .26), (0, 90, 0)): cyl(.065, .05, d, .012); box(.10, .012, .006, plastic('#f4f1e6', .5), 0, loc=(-.03, 0, .05))
        with group('m', (0, -.332, .40), (90, 0, 0)): mark('mark-hirkan', .30, mixc(color, '#000000', .5), (0, 0, .003))
    return g, 30, dict(yaw=-24, elev=18, detail=(.6, .1, .7))


def stool(color='#74492f', seat='oak'):
    """Three round legs, a ring between them, a turned seat."""
    w, s = wood('walnut' if color == '#74492f' else 'beech', 'z', 1.2), wood(seat, 'x', 1.2)
    with group('stool') as g:
        lathe(fillet([(0, 1.0), (.44, 1.0, .03), (.46, 1.05, .03), (.40, 1.09, .03), (0, 1.075)], 8), s)
        for k in range(3):
            a = math.radians(90 + 120*k); tube([(.25*math.cos(a), .25*math.sin(a), 1.0), (.46*math.cos(a), .46*math.sin(a), 0)], .045, w, n=2, radii=[1.05, .75]); b = math.radians(210 + 120*k); f = .372
            tube([(f*math.cos(a), f*math.sin(a), .42), (f*math.cos(b), f*math.sin(b), .42)], .022, w, n=1)
    return g, 48, dict(yaw=14, elev=16, detail=(.5, .2, .9))


def shower(color='#c4c8cc'):
    m = metal(color, .12) if color == '#c4c8cc' else plastic(color, .3, .3)
    with group('shower') as g:
        with group('h', (0, 0, .42), (0, 0, 0)):
            with group('head', (0, -.10, 1.2), (70, 0, 0)):
                lathe(fillet([(0, -.10), (.20, -.08, .06), (.42, .04, .04), (.44, .12, .02), (.41, .14), (0, .14)], 8), m); cyl(.39, .01, plastic('#e6e8ea' if color != '#c4c8cc' else '#d9dcdf', .4), .004, (0, 0, .138))
                for r, n in ((.32, 28), (.24, 20), (.15, 12), (.06, 6)):
                    for i in range(n): cyl(.014, .016, rubber('#5a5d62'), .004, (r*math.cos(2*math.pi*i/n), r*math.sin(2*math.pi*i/n), .148), seg=12)
                ring(.41, .012, m, (0, 0, .14)); rbox(.05, .10, .03, .02, plastic('#5a5d62', .4), .01, 2, (.43, 0, .08))
            tube([(0, .04, 1.18), (0, .14, .92), (0, .16, .50), (0, .13, .08), (0, .10, -.06)], 1, m, prof=superellipse(.20, .16, 2.4, 32), radii=[1.2, .9, .85, .95, .75], n=8)
        hose = metal('#b9bcc0', .2)
        pts = [(0, .10, .38), (0, .08, .18), (.2, .05, .05), (.7, .1, .04), (.95, .45, .04), (.55, .75, .04), (.1, .60, .04), (-.2, .8, .04)]
        tube(pts, .045, hose, n=10)
        P = spline(pts, 40)
        for i in range(2, len(P) - 2, 3):
            t = (P[i+1] - P[i-1]).normalized().to_track_quat('Z', 'Y').to_euler(); ring(.046, .010, hose, P[i], [math.degrees(a) for a in t], seg=20)
    return g, 26, dict(yaw=28, elev=12, detail=(.35, .2, .85))
