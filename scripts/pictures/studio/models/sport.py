"""Balls, bats, wheels, and what goes on a journey."""
from parts import *


def football(color='#2c66c8', white='#f4f3ee'):
    with group('w') as w:
      with group('fb', rot=(18, 28, 12)):
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
        bmesh.ops.bevel(bm, geom=bm.verts[:], offset=.3508, offset_type='OFFSET', segments=1, affect='VERTICES')
        polys = [[v.co.normalized().copy() for v in f.verts] for f in bm.faces]; bm.free()
        for P in polys:
            c = sum(P, Vector()).normalized(); k = len(P); v = [c*1.0]; f = []; nr = 12; per = 8
            rim = [P[i].lerp(P[(i+1) % k], j/per) for i in range(k) for j in range(per)]; n = len(rim)
            for r in range(1, nr + 1):
                t = r/nr
                for q in rim: d = c.lerp(q, t).normalized(); e = max(0, (t - .84)/.16); v.append(d*(1 - .028*e**2.2))
            for i in range(n): f.append([0, 1+i, 1+(i+1) % n])
            for r in range(nr-1):
                for i in range(n): f.append([1+r*n+i, 1+(r+1)*n+i, 1+(r+1)*n+(i+1) % n, 1+r*n+(i+1) % n])
            mesh(v, f, plastic(white if k == 6 else color, .36, .35, .5, 30), smooth=80)
    return w, 22, dict(yaw=0, elev=14, detail=(.4, 0, .5))


def basketball():
    m, s = plastic('#c4622a', .6, .05, .4, 46), plastic('#1b1512', .6)
    with group('bb') as g:
      with group('t', rot=(20, 12, 24)):
        ball(1, m)
        for rot in ((0, 0, 0), (90, 0, 0), (90, 0, 90)): ring(1.0, .016, s, rot=rot)
        for s_ in (-1, 1):
            pts = [Vector((s_*(.62 + .30*math.cos(t)**2), math.sin(t)*.0 + math.cos(t)*.0, 0)) for t in (0,)]
            P = []
            for k in range(48):
                t = 2*math.pi*k/48; d = Vector((s_*.72, .69*math.cos(t), .69*math.sin(t)*.92)); P.append(d.normalized()*1.0)
            tube(P, .016, s, closed=True, n=2)
    return g, 24, dict(yaw=0, elev=14, detail=(.4, 0, .5))


def badminton():
    def racket(c):
        fr = metal('#3a3c40', .3); oval = [(.40*math.sin(t), .98 + .48*math.cos(t)) for t in (2*math.pi*k/48 for k in range(48))]
        tube([(x, y, 0) for x, y in oval], .028, plastic(c, .2, .9), closed=True, n=1)
        for i in range(-8, 9):
            x = i*.045; h = .48*math.sqrt(max(0, 1 - (x/.40)**2))
            tube([(x, .98 - h, 0), (x, .98 + h, 0)], .0032, plastic('#f4f4f0', .5), n=1)
        for i in range(-10, 11):
            y = i*.045; w = .40*math.sqrt(max(0, 1 - (y/.48)**2))
            tube([(-w, .98 + y, .004), (w, .98 + y, .004)], .0032, plastic('#f4f4f0', .5), n=1)
        tube([(0, .50, 0), (0, -.25, 0)], .020, fr, n=1); tube([(-.10, .54, 0), (0, .46, 0), (.10, .54, 0)], .026, fr, n=4)
        tube([(0, -.24, 0), (0, -.80, 0)], .040, plastic('#1b1c1f', .6, 0, .3, 40), radii=[.8, 1.1], n=2)
        for i in range(11): ring(.042, .005, plastic('#2b2c2f', .7), (0, -.28 - i*.047, 0), (80, 0, 0))
    def cock():
        ball(.085, plastic('#f4f1e6', .6), (0, 0, .06)); ring(.084, .010, plastic('#2b9a60', .4), (0, 0, .085))
        for k in range(16):
            a = k*math.pi/8; c, s = math.cos(a), math.sin(a)
            tube([(.06*c, .06*s, .10), (.20*c, .20*s, .46)], .006, plastic('#f4f4f0', .5), n=1)
            surf(lambda u, v: ((.11 + .10*v)*math.cos(a + (u - .5)*.36), (.11 + .10*v)*math.sin(a + (u - .5)*.36), .24 + .24*v), 4, 4, plastic('#f7f7f4', .7))
        for z, r in ((.20, .098), (.28, .13)): ring(r, .004, plastic('#f4f4f0', .5), (0, 0, z))
    with group('set') as g:
        with group('a', (-.18, .2, .06), (4, 0, 22)): racket('#c0202f')
        with group('b', (.20, .2, .12), (3, 0, -24)): racket('#2c66c8')
        for x, y, r in ((-.72, -.62, 20), (.62, -.75, 100), (.02, -1.0, 200)):
            with group('c', (x, y, .16), (66, 0, r)): cock()
    return g, 67, dict(yaw=0, elev=52, detail=(.6, .7, .5))


def boxing_gloves(color='#c0202f'):
    l, d = leather(color, 70, .3), leather(mixc(color, '#000000', .75), 60)
    def glove(s):
        rows = []
        for i in range(41):
            q = i/40; z = q*1.25
            w = (.25 + .05*min(1, q/.3)) if q < .32 else .30 + .16*math.sin(min(1, (q - .32)/.40)*math.pi/2)
            d_ = (.22 if q < .32 else .22 + .16*math.sin(min(1, (q - .32)/.4)*math.pi/2))
            if q > .74: k = math.sqrt(max(.0, 1 - ((q - .74)/.26)**2)); w *= max(.05, k); d_ *= max(.05, k)
            lean = -.12*max(0, q - .45)**1.2
            rows.append([Vector((x*w*2, y*d_*2 + lean*1.2, z)) for x, y in superellipse(1, 1, 2.6, 56)])
        o = loft(rows, l, smooth=70); wrinkle(o, .012, .3)
        tube([(s*.38, -.02, .62), (s*.50, -.16, .80), (s*.42, -.34, .95), (s*.22, -.42, 1.02)], .15, l, radii=[.9, 1.05, 1., .7], n=8)
        lathe(fillet([(.285, 0), (.30, .02, .02), (.305, .30, .02), (.29, .32)], 4), d, loc=(0, 0, .0)); rbox(.50, .06, .24, .03, d, .02, 3, (.0, -.27, .04)); 
        with group('m', (0, -.303, .17), (90, 0, 0)): mark('mark-alvand', .36, '#f4f1e6', (0, 0, .0))
        tube([(-.30, -.10, .36), (0, -.30, .37), (.30, -.10, .36)], .014, plastic('#f4f1e6', .5), n=6)
    with group('gloves') as g:
        with group('a', (-.60, 0, 0), (0, 0, -12)): glove(-1)
        with group('b', (.60, .10, 0), (0, 0, 14)): glove(1)
    return g, 34, dict(yaw=6, elev=14, detail=(.3, .2, .7))


def tennis_bat():
    red, black, w = plastic('#b5202c', .55, 0, .4, 60), plastic('#1b1c1f', .55, 0, .4, 60), wood('ash', 'y', .9)
    face_ = [(.46*math.sin(t), .48*math.cos(t)) for t in (2*math.pi*k/64 for k in range(64)) if math.cos(t) > -.92]
    with group('tt') as g:
        with group('lie', (0, 0, .10), (10, 0, 20)):
            prism(face_, .05, w, .006, 2); prism([(x*.99, y*.99) for x, y in face_], .022, red, .004, 2, (0, 0, .05)); prism([(x*.99, y*.99) for x, y in face_], .022, black, .004, 2, (0, 0, -.022))
            rbox(.30, .06, .074, .01, w, .012, 2, (0, -.455, -.012)); tube([(0, -.43, .025), (0, -.62, .025), (0, -.95, .025)], 1, w, prof=superellipse(.19, .15, 2.6, 32), radii=[1, .92, 1.12], n=5)
            with group('s', (0, -.72, .103)): mark('mark-alvand', .26, '#b5202c', rot=(0, 0, 90))
        for x, y in ((.62, -.30), (.42, -.62)): ball(.13, plastic('#f3f2ee', .5, .1), (x, y, .13))
        ball(.13, plastic('#ea7f26', .5, .1), (.78, -.58, .13))
    return g, 26, dict(yaw=-10, elev=34, detail=(.4, .6, .9))


def _wheel(x, R, tyre, rim, spokes=28, w=.035, disc=False):
    with group('wheel', (x, 0, R), (90, 0, 0)):
        ring(R - w, w, tyre); ring(R - w*2.2, w*.5, rim, sz=1.6)
        if not disc:
            for k in range(spokes):
                a = 2*math.pi*k/spokes; z = .035 if k % 2 else -.035
                tube([(.03*math.cos(a + .5), .03*math.sin(a + .5), z), ((R - w*2.2)*math.cos(a), (R - w*2.2)*math.sin(a), 0)], .0035, metal('#c9ccd0', .2), n=1)
        cyl(.035, .12, rim, .006, (0, 0, -.06))


def bicycle(color='#c0202f'):
    p, st, rub = plastic(color, .15, 1.), metal('#c9ccd0', .18), rubber('#1b1c1f')
    R = .36; hub, front, bb, seat, head = Vector((-.52, 0, R)), Vector((.56, 0, R)), Vector((-.08, 0, .30)), Vector((-.22, 0, .74)), Vector((.36, 0, .80))
    with group('bike') as g:
        _wheel(hub.x, R, rub, st); _wheel(front.x, R, rub, st)
        T = lambda pts, r, m=p, n=1, **k: tube(pts, r, m, n=n, **k)
        T([bb, seat + Vector((-.02, 0, .06))], .022); T([bb, (bb + head)/2 + Vector((0, 0, -.10)), head + Vector((.02, 0, -.10))], .026, n=8); T([seat + Vector((.02, 0, -.12)), Vector((.08, 0, .56)), head + Vector((.0, 0, -.02))], .022, n=8)
        for y in (-.06, .06): T([hub + Vector((0, y, 0)), bb + Vector((0, y*.5, 0))], .012); T([hub + Vector((0, y, 0)), seat + Vector((0, y*.4, -.02))], .011); T([front + Vector((0, y, 0)), Vector((.45, y, .62)), head + Vector((.03, 0, -.14))], .014, n=4)
        T([head + Vector((.04, 0, -.16)), head + Vector((-.03, 0, .10))], .028); T([head + Vector((-.03, 0, .08)), head + Vector((-.07, 0, .22))], .016, st)
        T([(.10, -.30, 1.02), (.18, -.28, 1.03), (.27, -.14, 1.03), (.29, 0, 1.02), (.27, .14, 1.03), (.18, .28, 1.03), (.10, .30, 1.02)], .014, st, 8)
        for s in (-1, 1): T([(.02, s*.305, 1.02), (.15, s*.295, 1.03)], .023, leather('#6d432a', 60)); T([(.16, s*.26, 1.02), (.24, s*.24, .99), (.14, s*.29, .985)], .007, st, 5)
        T([seat + Vector((-.02, 0, .05)), seat + Vector((-.06, 0, .18))], .014, st); 
        o = softbox(.30, .20, .08, leather('#6d432a', 60), .2, loc=(-.31, 0, .90), e=3.2); o = softbox(.18, .07, .06, leather('#6d432a', 60), .2, loc=(-.15, 0, .91), e=3)
        with group('crank', (bb.x, -.06, bb.z), (90, 0, 0)): ring(.085, .012, st); [box(.02, .085, .008, st, .002, loc=(.04*math.cos(a), .04*math.sin(a), 0), rot=(0, 0, math.degrees(a) - 90)) for a in (0, 1.57, 3.14, 4.71)]
        for s, a in ((-1, -40), (1, 140)):
            c, q = math.cos(math.radians(a)), math.sin(math.radians(a)); e = bb + Vector((.17*c, s*.08, .17*q)); T([bb + Vector((0, s*.08, 0)), e], .012, st); rbox(.10, .10, .03, .01, rub, .006, 2, (e.x, e.y + s*.06, e.z - .015))
        with group('case', (0, -.085, 0)): T([Vector((bb.x, 0, bb.z + .09)), Vector((hub.x, 0, hub.z + .05))], .006, metal('#55585c', .4)); T([Vector((bb.x, 0, bb.z - .09)), Vector((hub.x, 0, hub.z - .05))], .006, metal('#55585c', .4))
        for cx, a0, a1 in ((hub.x, 20, 205), (front.x, 60, 210)):
            pts = [Vector((cx + (R + .03)*math.cos(math.radians(a)), 0, R + (R + .03)*math.sin(math.radians(a)))) for a in range(a0, a1, 8)]
            T(pts, 1, p, 2, prof=rrect(.09, .012, .004, 3))
        for y in (-.08, .08): T([(hub.x - .20, y, R + .36), (hub.x + .30, y, R + .36)], .009, st)
        for k in range(5): T([(hub.x - .18 + k*.11, -.08, R + .36), (hub.x - .18 + k*.11, .08, R + .36)], .007, st)
        T([(hub.x, .07, R), (hub.x - .05, .08, R + .36)], .007, st); T([(hub.x, -.07, R), (hub.x - .05, -.08, R + .36)], .007, st)
        with group('lamp', (.44, 0, .86), (0, 90, 0)): lathe(fillet([(0, -.05), (.05, -.05, .03), (.06, .04, .01), (0, .05)], 5), st); cyl(.052, .01, glow('#fff6d0', 1.2), .002, (0, 0, .04))
        with group('bell', (.20, -.20, 1.06)): ball(.04, st, (0, 0, 0), (1, 1, .6))
        T([(bb.x - .05, .10, bb.z), (bb.x - .16, .24, .02)], .012, st)
    return g, 178, dict(yaw=-18, elev=10, detail=(.75, .5, .8))


def kick_scooter(color='#2c66c8'):
    m, st, rub = plastic(color, .3, .5), metal('#c9ccd0', .2), rubber('#1b1c1f')
    with group('scooter') as g:
        for x in (-.42, .46): 
            with group('w', (x, 0, .12), (90, 0, 0)): ring(.09, .032, rub); lathe(fillet([(0, -.03), (.07, -.03, .01), (.07, .03, .01), (0, .03)], 3), plastic('#e6e8ea', .4)); cyl(.03, .09, st, .006, (0, 0, -.045))
        rbox(.62, .17, .03, .05, m, .012, 4, (-.06, 0, .11)); rbox(.50, .13, .006, .04, rubber('#232427'), .002, 2, (-.08, 0, .14))
        with group('mk', (-.08, 0, .1465)): mark('mark-alvand', .26, '#8d9196')
        tube([(.22, 0, .13), (.34, 0, .20), (.42, 0, .30)], .03, m, n=6); tube([(.46, -.06, .12), (.44, -.05, .24), (.42, 0, .30)], .016, st, n=4); tube([(.46, .06, .12), (.44, .05, .24), (.42, 0, .30)], .016, st, n=4)
        tube([(.425, 0, .26), (.32, 0, 1.02)], .022, m, n=1); tube([(.345, 0, .82), (.315, 0, 1.06)], .018, st, n=1); rbox(.06, .07, .06, .02, plastic('#232427', .4), .01, 3, (.36, 0, .74)); rbox(.08, .09, .07, .02, plastic('#232427', .4), .012, 3, (.40, 0, .34))
        tube([(.31, -.26, 1.05), (.312, 0, 1.06), (.31, .26, 1.05)], .015, st, n=4)
        for s in (-1, 1): tube([(.31, s*.15, 1.055), (.31, s*.27, 1.05)], .023, rubber('#232427'), n=1)
        tube([(-.53, 0, .20), (-.45, 0, .265), (-.33, 0, .23)], 1, m, prof=rrect(.10, .014, .005, 3), n=6); tube([(-.25, .09, .11), (-.20, .16, .02)], .01, st, n=1)
    return g, 95, dict(yaw=-28, elev=12, detail=(.3, .4, .25))


def skateboard():
    top, mp = plastic('#2b2c2f', .9, 0, .2, 120), wood('ash', 'x', .9)
    def shape(u, v):
        x = (u - .5)*2; half = .30*(1 - max(0, (abs(x) - .78)/.22)**2.2)**.5 if abs(x) < 1 else 0
        z = .16 + (.14*max(0, (abs(x) - .62)/.38)**1.3); y = (v - .5)*2*half
        return x*1.2, y, z + .035*(2*(v - .5))**2
    with group('skate') as g:
        o = surf(shape, 90, 16, top); o = surf(lambda u, v: (lambda p: (p[0], p[1], p[2] - .035))(shape(u, v)), 90, 16, picture('deck-wave', .35, 0, .5))
        rim = [Vector(shape(u/90, 0)) for u in range(91)] + [Vector(shape(u/90, 1)) for u in range(90, -1, -1)]
        tube([p - Vector((0, 0, .018)) for p in rim[::2]], .019, mp, closed=True, n=2)
        for s in (-1, 1):
            for x in (.60, .80):
                for y in (-.06, .06): cyl(.013, .005, metal('#c9ccd0', .2), .001, (s*x, y, .163 + .02*(x > .7)), seg=12)
            with group('t', (s*.70, 0, .02)):
                box(.30, .18, .025, metal('#b9bcc0', .3), .006, loc=(0, 0, .10)); rbox(.10, .10, .10, .03, metal('#b9bcc0', .3), .02, 3, (0, 0, .02)); tube([(0, -.30, .0), (0, 0, .03), (0, .30, .0)], .028, metal('#b9bcc0', .25), n=4)
                for y in (-.30, .30):
                    with group('w', (0, y, -.0), (90, 0, 0)): lathe(fillet([(0, -.055), (.07, -.055, .01), (.095, -.04, .015), (.095, .04, .015), (.07, .055, .01), (0, .055)], 4), plastic('#f0c232', .45, .1)); cyl(.035, .12, metal('#c9ccd0', .25), .004, (0, 0, -.06))
    return g, 80, dict(yaw=-28, elev=24, detail=(.25, .3, .5))


def tent(color='#ea7f26', fly='#4f6f64', floor='#2d3a3c'):
    H, A = .92, 1.05; pole = metal('#d8dadd', .3)
    def P(th, t, off=0):
        c, s = math.cos(th), math.sin(th); Rb = A/max(abs(c), abs(s)); q = t*math.pi/2
        sag = 1 - .085*math.cos(2*th)**2*math.sin(q*2)*1.2; r = Rb*math.sin(q)**.92*sag; return ((r+off)*c, (r+off)*s*.9, (H + off)*max(0, math.cos(q))**.9*(1 - .05*math.cos(2*th)**2*math.sin(2*q)))
    def side(k, mat, u0=0, u1=1, v0=.001, v1=1, off=0):
        th0 = math.radians(-45 + 90*k)
        def fn(u, v):
            th = th0 + math.pi/2*(u0 + (u1-u0)*u); p = P(th, v0 + (v1-v0)*v, off); w = .008*noise.noise(Vector((p[0]*4, p[1]*4, p[2]*3))); return (p[0]*(1+w), p[1]*(1+w), p[2]*(1+w*.3))
        return surf(fn, 50, 50, mat)
    with group('tent') as g:
        fa, fb, fc = (fabric(c, 120, 'weave', .15, fuzz=.02, sheen=.1) for c in (color, fly, floor))
        for k in range(4): side(k, fa if k in (0, 2) else fb); side(k, fc, v0=.90, off=.006)
        th = lambda u: math.radians(-135 + 90*u)
        def door(off, s): return lambda u, v: P(th(.5 + (u-.5)*.50*math.sqrt(max(0, 1 - (1 - v)**2.4))*s), .42 + .48*v, off)
        surf(door(.010, 1), 40, 40, fabric('#23282a', 160, 'weave', .6))
        D = door(.014, 1.02); tube([D(0, v/12) for v in range(12, -1, -1)] + [D(1, v/12) for v in range(1, 13)], .010, fabric('#f2e7cf', 120), n=3)
        R_ = [Vector(D(1, v/10)) + Vector((.02, -.03, 0)) for v in range(1, 11)]; tube(R_, .038, fa, radii=[.6, .9, 1, 1.05, 1, 1.05, 1, 1, .95, .8], n=4)
        for k in range(2):
            pts = []
            for s in (1, -1):
                th_ = math.radians(45 + 90*k) + (0 if s > 0 else math.pi); L = [P(th_, t/16, .016) for t in range(1, 17)]; pts = (pts + L) if s < 0 else L[::-1]
            tube(pts, .013, pole, n=4)
        for k in range(4): side(k, fb, 0, 1, .001, .30, .022)
        for k in range(4):
            th_ = math.radians(45 + 90*k); p = Vector(P(th_, 1)); a = Vector(P(th_, .62, .02)); q = p*1.22; q.z = 0; tube([a, q], .0045, plastic('#f08a4b', .5), n=1); tube([q + Vector((0, 0, .05)), q*1.01], .011, metal('#cccccc', .3), n=1)
    return g, 210, dict(yaw=28, elev=13, detail=(.5, .2, .5))


def compass():
    b = metal('#c99a3f', .22)
    with group('compass') as g:
        lathe(fillet([(0, 0), (.50, 0, .04), (.52, .16, .02), (.50, .20, .01), (.46, .20), (.45, .10), (0, .10)], 6), b)
        for i in range(72): box(.012, .02, .05, b, .002, 1, (.52*math.cos(i*.08727), .52*math.sin(i*.08727), .10), (0, 0, i*5))
        with group('d', (0, 0, .102)): card(.90, .90, picture('dial-compass', .6), r=.449)
        with group('n', (0, 0, .15), (0, 0, -28)): prism([(-.035, 0), (.035, 0), (0, .33)], .012, plastic('#c0202f', .3, .5), .002, 1); prism([(-.035, 0), (0, -.33), (.035, 0)], .012, plastic('#f1efe8', .3, .5), .002, 1); cyl(.03, .03, b, .008)
        lathe(fillet([(0, .195), (.44, .195, .01), (.455, .19)], 3), glass('#ffffff')); ring(.07, .016, b, (0, -.60, .10)); cyl(.035, .10, b, .008, (0, -.49, .10), (90, 0, 0))
        cyl(.034, .30, b, .006, (-.15, .545, .185), (0, 90, 0), seg=32); rbox(.24, .07, .05, .01, b, .008, 2, (0, .515, .14))
        with group('lid', (0, .54, .20), (72, 0, 0)):
            rbox(.22, .10, .03, .02, b, .006, 2, (0, .02, -.035))
            lathe(fillet([(0, .0), (.50, 0, .02), (.50, .05, .02), (.46, .07), (0, .07)], 5), b, loc=(0, .50, -.04))
    return g, 7, dict(yaw=-20, elev=38, detail=(.5, .6, .4))


def suitcase(color='#2c66c8', trim='#26282a'):
    m, t = plastic(color, .36, .3), plastic(trim, .5); W, H, D = .86, 1.25, .50
    with group('sc') as g:
        with group('b', (0, 0, .12 + H/2), (90, 0, 0)):
            for s in (-1, 1):
                prism(rrect(W, H, .13, 14), D/2-.012, m, .07, 8, (0, 0, .006 if s > 0 else -D/2 + .006))
                for i in range(7): prism(rrect(.052, H-.22, .025, 6), .03, m, .014, 4, ((i-3)*.098, 0, D/2-.018 if s > 0 else -D/2-.012))
            prism(rrect(W+.006, H+.006, .13, 14), .02, t, .004, 2, (0, 0, -.01)); prism(rrect(W+.012, H+.012, .13, 14), .006, metal('#8d8f92', .4), .001, 1, (0, 0, -.003))
            rbox(.2, .06, .05, .015, t, .01, 3, (0, H/2+.008, -.025)); rbox(.05, .17, .07, .02, t, .01, 3, (W/2+.005, .05, -.035)); rbox(.24, .07, .02, .02, metal('#c9ccd0', .25), .004, 2, (0, H/2 - .20, D/2 + .008)); mark('mark-koohpa', .22, '#2b2d31', (0, H/2 - .20, D/2 + .0285))
        tube([(-.13, 0, H+.135), (-.11, 0, H+.175), (.11, 0, H+.175), (.13, 0, H+.135)], .02, rubber(trim))
        for s in (-1, 1):
            tube([(s*.17, .17, H+.05), (s*.17, .17, H+.62)], .018, metal('#c5c8cc', .22), n=1)
            for y in (-.17, .17):
                with group('w', (s*.31, y, 0)): cyl(.065, .045, rubber('#202224'), .015, (-.022, 0, .065), (0, 90, 0)); cyl(.035, .05, metal('#9a9da1', .3), .004, (-.025, 0, .065), (0, 90, 0)); box(.075, .10, .075, t, .02, 4, (0, .01, .07))
        rbox(.46, .07, .06, .025, t, .02, 4, (0, .17, H+.60))
    return g, 75, dict(yaw=-30, elev=11, detail=(.5, .2, .75))


def backpack(color='#4b5d4f', trim='#3a3c40', travel=False, mark_='mark-gam', acc='#d9dcdf'):
    f, l, z_ = fabric(color, 52, 'weave', .5), leather(trim, 45), plastic('#1b1b1b', .5)
    pad = fabric(mixc(color, '#101113', .62), 60, 'weave', .6)
    def body(w, d, h, mat, loc, e=4., taper=.82, rows=40):
        R = []
        for i in range(rows + 1):
            q = i/rows; s = (1 - (1-taper)*q)*(1 - max(0, (abs(q-.5)*2 - .72)/.28)**2.6)**.5 if i not in (0, rows) else .35
            bul = 1 + .12*math.sin(math.pi*q); R.append([Vector((x*s, y*s*bul if y < 0 else y*s*.72, q*h)) for x, y in superellipse(w, d, e, 72)])
        o = loft(R, mat, loc=loc, smooth=70); wrinkle(o, .022, .28); return o
    H = 1.30 if not travel else 1.42; W = .92 if not travel else 1.0
    with group('bp') as g:
        body(W, .56, H, f, (0, 0, 0)); body(.66, .34, .58, f, (0, -.20, .08), taper=.9)
        if travel: body(.60, .26, .36, f, (0, -.19, .76), taper=.9); tube([(-.22, -.315, 1.06), (0, -.335, 1.085), (.22, -.315, 1.06)], .013, z_)
        else: tube([(-.37, -.12, .62), (-.34, -.19, .95), (-.22, -.20, 1.13), (0, -.2, 1.19), (.22, -.20, 1.13), (.34, -.19, .95), (.37, -.12, .62)], .016, z_)
        tube([(-.26, -.315, .56), (-.15, -.36, .595), (0, -.37, .605), (.15, -.36, .595), (.26, -.315, .56)], .014, z_); tube([(.26, -.325, .56), (.27, -.34, .50), (.268, -.345, .44)], .014, l)
        for z in (.16, .46, .76): softbox(.50, .12, .28, pad, .1, loc=(0, .195, z), e=4)
        rbox(.24, .012, .12, .004, l, .004, 2, (0, -.395, .28))
        with group('m', (0, -.403, .34), (90, 0, 0)): mark(mark_, .22, acc)
        tube([(-.11, .03, H - .04), (-.09, .03, H + .10), (.09, .03, H + .10), (.11, .03, H - .04)], 1, l, prof=rrect(.05, .02, .008, 4))
        for s in (-1, 1):
            tube([(s*.17, .16, H - .1), (s*.26, .34, 1.08), (s*.33, .40, .72), (s*.35, .34, .34), (s*.33, .19, .12)], 1, pad, prof=rrect(.13, .035, .015, 4)); softbox(.10, .30, .42, f, .1, loc=(s*W*.472, 0, .12), e=4)
            if travel:
                for z in (.45, 1.0): tube([(s*W*.50, -.18, z), (s*W*.52, 0, z), (s*W*.49, .16, z)], 1, z_, prof=rrect(.012, .05, .004, 2)); rbox(.03, .07, .06, .012, plastic('#101113', .4), .006, 2, (s*W*.52, -.02, z - .03))
    return g, 44, dict(yaw=24, elev=10, detail=(.5, 0, .35))


def neck_pillow(color='#84898f'):
    """A horseshoe of foam in soft cloth."""
    f = fabric(color, 60, 'fleece', .3, fuzz=.25, sheen=.5)
    with group('neck') as g:
        pts = [(.46*math.sin(a)*(1 + .1*math.cos(a)), .52*math.cos(a), .30 + .10*max(0, math.cos(a))) for a in (math.radians(d) for d in range(-152, 153, 14))]
        tube(pts, .26, f, n=5, radii=[.72, .86, .95] + [1]*(len(pts) - 6) + [.95, .86, .72]); ball(.195, f, pts[0], (1, 1, 1.2)); ball(.195, f, pts[-1], (1, 1, 1.2))
        tube([(x*1.36, y*1.36, z - .02) for x, y, z in pts], .012, plastic(mixc(color, '#000000', .35), .7), n=4); mark('mark-koohpa', .26, mixc(color, '#ffffff', .5), (0, .50, .665))
        with group('bag', (.88, -.36, .0), (0, 0, 20)): lathe(fillet([(0, 0), (.20, 0, .04), (.22, .50, .10), (.05, .60, .03), (.07, .66), (0, .66)], 8), fabric(mixc(color, '#000000', .4), 90, 'weave', .3)); tube([(0, -.05, .60), (.10, -.16, .55), (.08, -.24, .40)], .012, rubber('#1b1c1f'), n=6)
    return g, 30, dict(yaw=-10, elev=30, detail=(.3, .2, .6))


def duffel(color='#1f3056', trim='#74492f'):
    """A barrel of cloth with two handles and a zip."""
    f, l = fabric(color, 52, 'weave', .5), leather(trim, 46, .45)
    with group('duffel') as g:
        rows = [[Vector((x, (.40 - .03*abs(x)**4)*math.cos(a)*e, .40 + (.39*e)*math.sin(a)*(1 - .04*math.cos(x*3)) - (.05 if math.sin(a) < -.85 else 0)*-1)) for a in (2*math.pi*k/72 for k in range(72))] for x, e in ((-.86, .30), (-.85, .72), (-.82, .92), (-.74, 1.), (-.4, 1.02), (0, 1.03), (.4, 1.02), (.74, 1.), (.82, .92), (.85, .72), (.86, .30))]
        o = loft(rows, f, smooth=70); wrinkle(o, .02, .25)
        tube([(-.66, 0, .80), (0, 0, .83), (.66, 0, .80)], 1, plastic('#1b1b1b', .5), prof=rrect(.035, .02, .006, 3), n=6); rbox(.10, .02, .03, .01, metal('#b9bcc0', .25), .005, 2, (-.60, -.02, .815))
        for s in (-1, 1):
            for x in (-.36, .36): tube([(x, s*(.415*math.cos(math.radians(a))), .40 + .41*math.sin(math.radians(a))) for a in range(-70, 66, 12)], 1, l, prof=rrect(.075, .018, .006, 3), n=3)
            tube([(-.36, s*.20, .76), (-.34, s*.19, .95), (-.20, s*.10, 1.13), (0, s*.07, 1.17), (.20, s*.10, 1.13), (.34, s*.19, .95), (.36, s*.20, .76)], 1, l, prof=rrect(.06, .022, .008, 4), n=6)
        for s in (-1, 1):
            ring(.05, .012, metal('#b9bcc0', .25), (s*.87, 0, .62), (0, 90, 0)); tube([(s*.86, 0, .46), (s*.875, 0, .56)], 1, l, prof=rrect(.06, .014, .004, 2), n=2)
        with group('m', (0, -.418, .50), (84, 0, 0)): mark('mark-koohpa', .34, '#e6e2d8', (0, 0, .012))
    return g, 52, dict(yaw=-24, elev=16, detail=(.5, .1, .5))


def bike_helmet(color='#2c66c8'):
    """A shell with long vents and a strap."""
    m, foam, st = plastic(color, .2, .9), plastic('#1f2023', .7), fabric('#26272a', 90, 'twill', .4)
    def at(u, v, k=1.): a = math.pi*2*u; e = v*math.pi/2; return (.72*k*math.cos(a)*math.cos(e)*(1.06 if math.cos(a) > 0 else .98), .52*k*math.sin(a)*math.cos(e), .30 + .56*k*math.sin(e)**.92 - .05*math.cos(e)*math.cos(2*a))
    with group('helmet') as g:
        o = surf(lambda u, v: at(u, .02 + v*.98, .97), 96, 40, foam, closed_u=True)
        for j in range(-3, 4):
            y = j*.14
            def band(u, v, y=y, j=j):
                t = math.pi*(.05 + .90*u); w = .048 + .012*math.sin(t); X, Z = .76*math.cos(t), .60*math.sin(t)**.9; yy = y + (v - .5)*2*w; k = max(.05, 1 - (yy/.555)**2)**.5
                return X*k*1.02, yy*(.75 + .25*math.sin(t)), .30 + Z*k
            o = surf(band, 60, 6, m); solid(o, .035, -1); bevel(o, .012, 2, 50)
        tube([Vector(at(k/48, .03, 1.02)) for k in range(48)], 1, m, closed=True, n=2, prof=rrect(.10, .04, .014, 4))
        for s in (-1, 1): tube([(.30, s*.48, .32), (.12, s*.46, .10), (.02, s*.30, -.14), (.0, s*.04, -.22)], 1, st, prof=rrect(.05, .012, .004, 3), n=8); tube([(-.34, s*.46, .32), (-.05, s*.47, .14), (.06, s*.40, .0)], 1, st, prof=rrect(.04, .012, .004, 3), n=6)
        rbox(.09, .13, .05, .02, plastic('#111214', .4), .01, 3, (0, 0, -.245))
    return g, 29, dict(yaw=34, elev=16, detail=(.5, .1, .7))


def floor_pump(color='#c0202f'):
    """A track pump with a gauge and a hose."""
    m, d, st = plastic(color, .3, .5), plastic('#232427', .45), metal('#c9ccd0', .2)
    with group('pump') as g:
        rbox(.60, .26, .06, .08, d, .02, 3); cyl(.085, 1.30, m, .01, (0, 0, .10)); cyl(.10, .10, d, .02, (0, 0, .05)); cyl(.10, .08, d, .02, (0, 0, 1.36)); cyl(.026, .30, st, .004, (0, 0, 1.42))
        with group('h', (0, 0, 1.74), (0, 90, 0)): cyl(.050, .70, wood('beech', 'z', 1.2), .03, (0, 0, -.35)); cyl(.060, .12, d, .02, (0, 0, -.06))
        with group('gauge', (0, -.13, .24), (68, 0, 0)):
            cyl(.16, .07, d, .02); cyl(.145, .072, plastic('#f4f1e6', .5), .002); [box(.006, .03, .002, plastic('#1b1c1f', .5), 0, loc=(.115*math.cos(math.radians(a)), .115*math.sin(math.radians(a)), .072), rot=(0, 0, a - 90)) for a in range(-40, 221, 20)]; box(.010, .11, .004, plastic('#c0202f', .4), 0, loc=(.02, .04, .074), rot=(0, 0, -32)); cyl(.15, .004, glass('#ffffff'), 0, (0, 0, .076))
        tube([(.08, -.02, .14), (.26, -.08, .30), (.30, -.06, .80), (.24, -.02, 1.16), (.14, 0, 1.10), (.11, 0, .96)], .026, rubber('#1b1c1f'), n=10); cyl(.04, .14, d, .012, (.11, 0, .86)); box(.03, .10, .03, st, .006, loc=(.11, -.06, .92))
    return g, 68, dict(yaw=-20, elev=10, detail=(.5, 0, .2))


def bike_lock(color='#232427'):
    """A shackle of steel in its crossbar, keys beside."""
    m, st = plastic(color, .45, .1), metal('#8d9196', .28)
    with group('lock') as g:
        with group('u', (0, .06, .10), (84, 0, 0)): tube([(-.34, 0, 0), (-.34, .90, 0)] + [(-.34*math.cos(math.pi*k/12), .90 + .34*math.sin(math.pi*k/12), 0) for k in range(1, 12)] + [(.34, .90, 0), (.34, 0, 0)], .062, m, n=3); [cyl(.062, .10, st, .006, (x, .02, 0), (-90, 0, 0)) for x in (-.34, .34)]
        with group('bar', (-.60, .06, .10), (0, 90, 0)): cyl(.115, 1.20, m, .03); cyl(.118, .06, plastic('#ea7f26', .4, .2), .01, (0, 0, .30)); cyl(.118, .06, plastic('#ea7f26', .4, .2), .01, (0, 0, .86)); cyl(.05, .012, st, .004, (0, 0, 1.195))
        for i, r in enumerate((20, 62)):
            with group('key', (.62 + .06*i, -.34, .012 + i*.02), (0, 0, r)): prism(rrect(.20, .16, .05, 6), .02, m, .006, 2, (.14, 0, 0)); box(.34, .05, .014, st, .004, loc=(-.12, 0, .003)); [box(.03, .02, .012, st, .002, loc=(-.16 + k*.05, -.03, .004)) for k in range(3)]
        ring(.09, .010, st, (.74, -.26, .03), (10, 0, 0), seg=48)
    return g, 24, dict(yaw=-12, elev=24, detail=(.5, .1, .3))


def dumbbells(color='#232427'):
    """A pair with six-sided heads in rubber."""
    r, st = rubber(color), metal('#b9bcc0', .3)
    def one():
        cyl(.055, .70, st, .01, (0, 0, -.35)); lathe([(.055, -.16), (.068, 0), (.055, .16)], metal('#b9bcc0', .4, 'z', 1.), 48)
        for s in (-1, 1):
            with group('head', (0, 0, s*.36), (0, 0 if s > 0 else 180, 0)): prism([(.21*math.cos(math.radians(60*k)), .21*math.sin(math.radians(60*k))) for k in range(6)], .26, r, .035, 4, (0, 0, -.13)); cyl(.09, .006, metal('#c9ccd0', .3), .001, (0, 0, .130)); mark('mark-alvand', .16, '#2b2d31', (0, 0, .1365))
    with group('pair') as g:
        with group('a', (0, .22, .182), (90, 30, 68)): one()
        with group('b', (.10, -.30, .182), (90, 30, 100)): one()
    return g, 26, dict(yaw=-12, elev=24, detail=(.4, .1, .5))


def flask(color='#2f5d4e'):
    """A steel bottle under its cup."""
    m, st = plastic(color, .5, .1, .4, 140), metal('#c9ccd0', .24, 'z', .8)
    with group('flask') as g:
        lathe(fillet([(0, 0), (.26, 0, .03), (.27, .98, .02), (.25, 1.02), (0, 1.02)], 6), m); lathe(fillet([(0, 1.0), (.235, 1.0, .01), (.235, 1.06), (0, 1.06)], 4), st); lathe(fillet([(0, 1.06), (.25, 1.06, .01), (.245, 1.40, .05), (0, 1.42)], 6), st); lathe([(.262, .0), (.275, .0), (.275, .05), (.268, .05)], st)
        tube([(.27, 0, .86), (.46, 0, .88), (.50, 0, .60), (.46, 0, .34), (.27, 0, .36)], 1, rubber('#232427'), prof=rrect(.10, .05, .02, 4), n=8)
        with group('m', (0, -.272, .52), (90, 0, 0)): mark('mark-koohpa', .34, mixc(color, '#ffffff', .65), (0, 0, .003))
        with group('cup', (.72, -.26, 0)): lathe(fillet([(0, .02), (.20, .02), (.21, 0, .01), (.245, .34, .01), (.232, .345, .006), (.205, .03, .03), (0, .03)], 5), st); lathe([(0, .24), (.222, .24)], plastic('#5a2a14', .1, 1.))
    return g, 28, dict(yaw=-14, elev=14, detail=(.45, 0, .8))


def mat_roll(color='#ea7f26', under='#3a3c40', straps=True):
    """A foam mat, rolled and strapped."""
    m, u = plastic(color, .75, 0, .25, 30), plastic(under, .75, 0, .25, 30)
    with group('mat') as g:
        with group('r', (0, 0, .36), (0, 90, 0)):
            n = 220
            for side, mat in ((0, m), (.018, u)): tube([((.10 + .25*i/n + side)*math.cos(i/n*2*math.pi*5.4), (.10 + .25*i/n + side)*math.sin(i/n*2*math.pi*5.4), 0) for i in range(n)], 1, mat, prof=rrect(.020, 1.9, .004, 2), n=1)
            if straps:
                for z in (-.55, .55): lathe([(.362, z - .05), (.382, z - .05), (.382, z + .05), (.362, z + .05)], fabric('#232427', 60, 'twill', .5)); box(.03, .12, .08, plastic('#111214', .4), .01, loc=(-.385, 0, z - .04))
        if straps: tube([(-.55, -.05, .74), (-.40, -.10, .98), (0, -.12, 1.06), (.40, -.10, .98), (.55, -.05, .74)], 1, fabric('#232427', 60, 'twill', .5), prof=rrect(.07, .016, .005, 3), n=8)
    return g, 60, dict(yaw=-32, elev=18, detail=(.9, .2, .4))


def umbrella(color='#6f47b0'):
    """Closed, standing on its tip against nothing: tied, with a crook of wood."""
    f, w = fabric(color, 200, 'weave', .12, fuzz=.02, sheen=.15), wood('walnut', 'z', 1.2, .3)
    f2 = fabric(mixc(color, '#000000', .18), 200, 'weave', .12, fuzz=.02, sheen=.15)
    with group('umb') as g:
      with group('open', (0, .1, .70), (-64, 0, 24)):
        for k in range(8):
            a0, a1 = k*math.pi/4, (k + 1)*math.pi/4
            def fn(u, v):
                r = v*1.0; sag = 1 - .07*math.sin(math.pi*u)*v; a = a0 + (a1 - a0)*u
                return r*sag*math.cos(a), r*sag*math.sin(a), .50*(1 - (v*1.0)**2*.85) - .10*v**3 + .03*(1 - abs(u*2 - 1))*v*(1 - v)*-2
            o = surf(fn, 14, 24, f if k % 2 else f2); solid(o, .004, 0)
            tube([(v*math.cos(a0), v*math.sin(a0), .50*(1 - v*v*.85) - .10*v**3 - .008) for v in (0, .2, .4, .6, .8, .99)], .007, metal('#55585c', .3), n=2); ball(.014, metal('#c9ccd0', .2), (1.0*math.cos(a0), 1.0*math.sin(a0), -.026))
            tube([(.55*math.cos(a0), .55*math.sin(a0), .33), (.03*math.cos(a0), .03*math.sin(a0), .02)], .006, metal('#55585c', .3), n=1)
        tube([(0, 0, .62), (0, 0, -.95)], .016, w, n=1); cyl(.014, .10, metal('#c9a55c', .25), .004, (0, 0, .54), r2=.008)
        tube([(0, 0, -.92), (0, 0, -1.12), (.07, 0, -1.24), (.19, 0, -1.22), (.23, 0, -1.10)], .034, w, n=8); cyl(.036, .05, metal('#c9a55c', .25), .006, (0, 0, -.95))
    return g, 105, dict(yaw=-16, elev=12, detail=(.5, .3, .6))
