"""Shoes, bags, glasses and jewels."""
from parts import *


def _rings(K, dip=True, wide=1.):
    """Horizontal rings of an upper, from the sole to the collar; K: (z, heel x, toe x, half width)."""
    keys = spline([(k[1], k[2], k[3]) for k in K], 6); zs = spline([(k[0] + .03, 0, 0) for k in K], 6); out = []
    for i in range(len(keys)):
        xb, xf, w = keys[i]; z = zs[i].x; L = xf - xb; top = max(0, min(1, (z - .3)/.4)); row = []
        for k in range(72):
            t = 2*math.pi*k/72; c, s = math.cos(t), math.sin(t)
            x = xb + L*(.5 + .5*math.copysign(abs(c)**.86, c)); q = (x - xb)/L
            shape = (.80 + .24*math.sin(math.pi*min(1, max(0, q*.95 + .12)))) if z < .5 else 1
            waist = 1 - .10*math.exp(-((q - .42)/.14)**2)*(1 - top); narrow = 1 - .42*max(0, q - .45)/.55*top*(1 if z < .78 else .6)*(1 if z < 1 else 0)
            y = math.copysign(w*wide*(abs(s)**.78)*shape*waist*narrow, s) + .03*math.sin(q*3)*(1-top)
            d = (-.10*math.sin(math.pi*min(1, q*1.1)) + .05*max(0, 1 - q*4))*max(0, min(1, (z - .56)/.20)) if dip else 0
            row.append(Vector((x, y, z + d)))
        out.append(row)
    return out


LOW = [(.10, -.045, 1.50, .245), (.20, -.035, 1.49, .262), (.28, -.02, 1.45, .258), (.36, -.005, 1.36, .240), (.43, .005, 1.20, .215), (.50, .012, 1.05, .195), (.58, .015, .93, .178), (.64, .018, .82, .168), (.69, .018, .72, .160), (.73, .014, .645, .157), (.755, .012, .61, .156)]
SMART = [(.10, -.04, 1.56, .225), (.18, -.03, 1.55, .235), (.25, -.02, 1.49, .228), (.32, -.01, 1.36, .212), (.38, .0, 1.20, .195), (.45, .008, 1.04, .18), (.53, .012, .88, .168), (.60, .016, .74, .158), (.65, .014, .66, .153)]
HIGH = LOW[:6] + [(.60, .02, .90, .182), (.72, .03, .76, .172), (.86, .035, .68, .168), (1.02, .03, .66, .175), (1.18, .02, .66, .185), (1.28, .015, .665, .19)]
TALL = LOW[:6] + [(.60, .02, .90, .182), (.74, .03, .75, .170), (.92, .035, .66, .170), (1.14, .02, .67, .188), (1.40, .0, .70, .208), (1.62, -.01, .715, .218)]


def _sole(b0, mat, h=.24, gum=None, grow=1., lift=.10, heel=0.):
    rows = []
    for z, gr in ((0, -.028), (.012, -.006), (.03, .012), (.09, .022), (h*.7, .024), (h - .015, .018), (h, .004), (h - .01, -.04)):
        rows.append([Vector(((p.x - .72)*(1 + gr*.9*grow) + .72 + gr*.2*grow, p.y*(1 + gr*3.2*grow), z + lift*max(0, (p.x - 1.08)/.42)**2*(1 - z*1.6) + .03*max(0, (.12 - p.x)/.17)*(1 if z < .1 else .4) + (.035*max(0, 1 - p.x/.9) if z > .1 else 0))) for p in b0])
    loft(rows, mat, smooth=50)
    if gum: loft([[Vector(((p.x-.72)*.985 + .72, p.y*.97, z + lift*max(0, (p.x-1.08)/.42)**2 + .03*max(0, (.12-p.x)/.17) - .012)) for p in b0] for z in (0, .03)], gum)


class _on:
    """Patches on an upper, named by ring and angle."""
    def __init__(self, R): self.R = R
    def at(self, i, k):
        R = self.R; i = max(0, min(len(R) - 1.001, i)); k %= 72; a, b = int(i), int(k); f, h = i - a, k - b
        return R[a][b].lerp(R[a][(b+1) % 72], h).lerp(R[a+1][b].lerp(R[a+1][(b+1) % 72], h), f)
    def patch(self, fn, mat, th=.012, nu=40, nv=20):
        o = surf(lambda u, v: tuple(self.at(*fn(u, v))), nu, nv, mat); solid(o, th, 1); bevel(o, th*.45, 2, 50); return o


def _laces(S, rows, i0, i1, mat, a=9.5, width=.042):
    for j in range(rows):
        i = i0 + j*(i1 - i0)/max(1, rows - 1); p, q, c = S.at(i, a), S.at(i, 72 - a), S.at(i, 0); up = Vector((.02, 0, .035))
        tube([p + up*.3, p.lerp(c, .5) + up*1.0 + Vector((0, 0, .01)), c + up*1.15, q.lerp(c, .5) + up*1.0 + Vector((0, 0, .01)), q + up*.3], 1, mat, prof=rrect(width, .018, .008, 3))
    t = S.at(i1 + 1, 0) + Vector((.03, 0, .06))
    for s in (-1, 1):
        tube([t, t + Vector((.02, s*.09, .05)), t + Vector((.03, s*.17, 0)), t + Vector((.02, s*.10, -.02)), t], .012, mat); tube([t, t + Vector((.05, s*.07, .01)), t + Vector((.09, s*.14, -.09))], .012, mat)


def _tongue(S, i0, mat, rise=.12):
    n = len(S.R)
    def fn(u, v):
        b = S.at(i0 + v*(n - i0 - 1), 0); w = .085 + .03*v; e = max(0, v - .72)/.28
        return b.x - .02 - .05*e, (u - .5)*2*w, b.z - .005 + rise*e*e + .02*(1 - (u - .5)**2*4)
    o = surf(fn, 12, 24, mat); solid(o, .03, 0)


def _pair(make, gap=.62, turn=10):
    with group('pair') as g:
        with group('a', (0, 0, 0), (0, 0, 0)): make()
        with group('b', (-.20, gap, 0), (0, 0, turn)):
            with group('m', scale=(1, -1, 1)): make()
    return g


def walking(color='#84898f', sole='#f6f5f0'):
    f, acc, lm = fabric(color, 60, 'knit', .5), leather(mixc(color, '#000000', .35), 70, .5), fabric(mixc(color, '#ffffff', .5), 90, 'twill', .4)
    def make():
        R = _rings(LOW); S = _on(R); n = len(R); o = loft(R, f, cap=False, smooth=70); solid(o, .028, -1)
        tube([R[-1][k] + Vector((0, 0, -.004)) for k in range(0, 72, 4)], .030, f, closed=True, n=4)
        for s in (1, -1):
            kk = (lambda k: k) if s > 0 else (lambda k: 72 - k)
            S.patch(lambda u, v: (1 + v*22 - 6*u, kk(36 - 7*u - (1-v)*2*u)), acc); S.patch(lambda u, v: (20 + u*(n-26), kk(9.0 + v*4.2 - 1.0*u)), acc)
            for j in range(3): S.patch(lambda u, v, j=j: (3 + u*16, kk(25 - j*4.5 - u*6 + v*1.4)), lm, .008, 24, 4)
        S.patch(lambda u, v: (v*(11 - 6*abs(u-.5)*2), -11 + 22*u), acc); _tongue(S, 20, f); _laces(S, 6, 21, n - 8, lm); _sole(R[2], rubber(sole), gum=rubber('#3a3c40'))
    return _pair(make), 30, dict(yaw=-24, elev=20, detail=(.6, .2, .6))


def derby(color='#74492f'):
    l, sole, lm = N('calf').set(Base_Color=color, Roughness=.22, Clearcoat=.5, Specular=.5).m, plastic('#1d1613', .5), fabric(mixc(color, '#000000', .5), 120, 'twill', .4)
    st = plastic(mixc(color, '#ffffff', .35), .7)
    def make():
        R = _rings(SMART); S = _on(R); n = len(R); o = loft(R, l, cap=False, smooth=70); solid(o, .022, -1); tube([R[-1][k] for k in range(0, 72, 4)], .014, l, closed=True, n=4)
        for s in (1, -1):
            kk = (lambda k: k) if s > 0 else (lambda k: 72 - k)
            S.patch(lambda u, v: (14 + u*(n - 15), kk(7.5 + v*(9 + 9*(1-u)) - .5*u)), l, .014); S.patch(lambda u, v: (1 + v*26, kk(36 - 5*u)), l, .010)
        S.patch(lambda u, v: (v*(13 - 4*abs(u-.5)*2), -10 + 20*u), l, .008); tube([S.at(13.5 - 4*abs(u/20 - .5)*2, -10 + u) + Vector((.006, 0, .006)) for u in range(21)], .006, st, n=2)
        _tongue(S, 16, l, .05); _laces(S, 4, 18, n - 6, lm, 8.5, .022)
        b0 = R[1]; loft([[Vector(((p.x - .72)*k + .72, p.y*(k + .05), z + .05*max(0, (p.x - 1.1)/.42)**2)) for p in b0] for k, z in ((.99, .085), (1.02, .09), (1.025, .13), (1.01, .14))], sole, smooth=40); loft([[Vector(((p.x - .25)*k + .25 if p.x < .46 else .46, p.y*k, z)) for p in b0] for k, z in ((.97, 0), (1.0, .01), (1.01, .085))], sole, smooth=40)
        tube([Vector(((p.x - .72)*1.02 + .72, p.y*1.065, .141 + .05*max(0, (p.x - 1.1)/.42)**2)) for p in b0[::2]], .005, st, closed=True, n=2)
    return _pair(make, .56), 30, dict(yaw=-24, elev=20, detail=(.6, .2, .6))


def boot(color='#74492f', kind='hike', lining='#e9dfc8'):
    """hike: laced over the ankle with a lugged sole; winter: tall, lined with wool."""
    tall = kind == 'winter'
    l = leather(color, 60, .5 if tall else .75); d, sole = leather(mixc(color, '#000000', .45), 70, .6), rubber('#1f1f21')
    lm = fabric('#c9822f' if not tall else '#2b2118', 90, 'twill', .5)
    def make():
        R = _rings(TALL if tall else HIGH, False); S = _on(R); n = len(R); o = loft(R, l, cap=False, smooth=70); solid(o, .03, -1)
        tube([R[-1][k] for k in range(0, 72, 4)], .055 if tall else .045, fabric(lining, 30, 'fleece', 1.2) if tall else d, closed=True, n=4)
        S.patch(lambda u, v: (v*(13 - 6*abs(u-.5)*2), -12 + 24*u), d, .014)
        for s in (1, -1):
            kk = (lambda k: k) if s > 0 else (lambda k: 72 - k)
            S.patch(lambda u, v: (1 + v*24 - 4*u, kk(36 - 8*u)), d, .014)
            if not tall:
                S.patch(lambda u, v: (22 + u*(n - 26), kk(8.5 + v*5)), d, .012)
                for j in range(6): p = S.at(24 + j*(n - 30)/5, 10 if s > 0 else 62); q = (p - S.at(24 + j*(n - 30)/5, 36)).normalized(); ball(.022, metal('#8f7a4a', .3), p + q*.012 + Vector((0, s*.01, 0)))
        if not tall: _tongue(S, 22, l, .10); _laces(S, 7, 23, n - 6, lm, 9.5, .03)
        else:
            for i, z in ((n - 18, 0), (n - 42, 0)): tube([S.at(i, k)*1.0 + (S.at(i, k) - S.at(i, k + 36)).normalized()*.012 for k in range(0, 72, 4)], 1, d, closed=True, n=2, prof=rrect(.02, .06, .006, 3)); p = S.at(i, 14); 
            for i in (n - 18, n - 42): p = S.at(i, 17); box(.10, .03, .10, metal('#b08d57', .25), .008, loc=(p.x, p.y + .0, p.z - .05))
            tube([S.at(18 + k*(n - 20)/12, 27) + Vector((0, .012, 0)) for k in range(13)], .010, metal('#b9bcc0', .3), n=2)
        _sole(R[2], sole, .26, grow=1.25, lift=.08)
        for i in range(0, 72, 3):
            p = R[2][i]; box(.12, .08, .05, sole, .012, loc=((p.x - .72)*.98 + .72, p.y*.96, -.010 + .08*max(0, (p.x - 1.08)/.42)**2), rot=(0, 0, i*5))
    return _pair(make, .64), 30, dict(yaw=-26, elev=16, detail=(.6, .2, .5))


def _slip_on(color, heel=.0, shine=.2, bow=False):
    """A shoe with an open vamp; heel lifts it on a stiletto."""
    L = 1.5; m = N('calf').set(Base_Color=color, Roughness=shine, Clearcoat=.6 if heel else .1).m; inner = leather('#d9b48f', 80, .6)
    def zs(x):
        t = max(0, min(1, (x - .05)/(.92))); s = 1 - t*t*(3 - 2*t); return heel*s + .035
    def out(u):
        a = 2*math.pi*u; c, s = math.cos(a), math.sin(a); x = L*(.5 + .5*math.copysign(abs(c)**(.80), c)); q = x/L
        w = ((.12 if heel else .15) + (.11 if heel else .08)*math.sin(math.pi*min(1, q*1.02)) + .035*math.exp(-((q - .70)/.18)**2)) * (1 if q < .80 else (1 - ((q - .80)/.20)**2*(.35 if heel else .15)))
        k = 1 - .05*heel*max(0, .6 - q)
        return x*(1 - .06*heel), math.copysign(w*abs(s)**.75, s)*k
    def wall(u, v):
        x, y = out(u); q = x/L; t = max(0, min(1, (q - .60)/.12)); t = t*t*(3 - 2*t); r = max(0, 1 - q/.42); h = .10 + .17*r*r*(3 - 2*r) + .02*max(0, min(1, (q - .4)/.2))
        a = v*math.pi/2; H = .20*(1 - max(0, (q - .72)/.30)**1.6*.55)
        yy = y*(1 - .10*v)*(1 - t) + y*math.cos(a*.985)*t; zz = h*v*(1 - t) + H*math.sin(a)*t
        xx = x + .05*v*max(0, 1 - q/.15)*(1 - t) - .05*t*v
        return xx, yy, zs(x) + zz
    with group('shoe'):
        o = surf(wall, 140, 24, m, closed_u=True); solid(o, .016, -1)
        edge = [Vector(wall(i/140, .0)) for i in range(140)]
        loft([[Vector((p.x, p.y*k, p.z + dz)) for p in edge] for k, dz in ((.02, -.03), (.5, -.03), (.98, -.03), (1.03, -.022), (1.03, -.004), (.98, .004))], plastic('#1d1613' if not heel else mixc(color, '#000000', .6), .5), smooth=40, cap=False)
        loft([[Vector((p.x, p.y*k, p.z + .012)) for p in edge] for k in (.95, .5, .01)], inner, smooth=60, cap=False)
        top = [Vector(wall(i/140, 1)) for i in range(140) if out(i/140)[0]/L < .60]
        if heel:
            hs = [[Vector((cx + rx*math.cos(a), ry*math.sin(a), z)) for a in (2*math.pi*k/32 for k in range(32))] for cx, rx, ry, z in ((.06, .028, .028, 0), (.06, .03, .03, .02), (.065, .035, .034, heel*.4), (.10, .08, .07, heel*.8), (.15, .14, .12, heel + .02))]
            loft(hs, m, smooth=60)
        if bow:
            c = Vector((1.04, 0, zs(1.04) + .215))
            with group('bow', c, (0, 14, 0)):
                for s in (-1, 1): softbox(.08, .17, .05, m, .3, loc=(0, s*.09, -.02), e=2.6)
                ball(.03, m)


def heels(color='#c0202f'):
    return _pair(lambda: _slip_on(color, .62, .14), .52, 14), 24, dict(yaw=-34, elev=16, detail=(.5, .3, .4))


def flats(color='#2c66c8'):
    return _pair(lambda: _slip_on(color, 0., .45, True), .52, 12), 25, dict(yaw=-30, elev=26, detail=(.7, .3, .6))


# Bags and small things ------------------------------------------------------------------------------

def handbag(color='#cfb592', second='#74492f'):
    if color == '#74492f': second = '#cfb592'
    l, l2, gold = leather(color, 38, .42), leather(second, 38, .42), metal('#d3b06b', .2)
    with group('bag') as g:
        def ring_(q, k=1): w = 1.02 + .12*q; d = .44 - .18*q; return [Vector((x*k, y*k, q*.80)) for x, y in superellipse(w, d, 7, 96)]
        o = loft([ring_(i/24) for i in range(25)], l, cap=False, smooth=50); solid(o, .022, -1); bevel(o, .006, 2, 50); loft([[Vector((p.x*.99, p.y*.99, z)) for p in ring_(0)] for z in (.0, .02)], l2)
        o = loft([[Vector((p.x*1.018, p.y*1.03, p.z)) for p in ring_(i/24)] for i in range(9)], l2, cap=False, smooth=50); solid(o, .012, -1); tube([Vector((p.x*1.02, p.y*1.036, p.z)) for p in ring_(8/24)[::3]], .006, plastic('#e9d9b8', .6), closed=True, n=2)
        for y in (-.165, .165):
            s = -1 if y < 0 else 1
            tube([(-.26, y + s*.012, .56), (-.26, y*.86, .80), (-.22, y*.72, 1.05), (-.1, y*.5, 1.22), (0, y*.45, 1.26), (.1, y*.5, 1.22), (.22, y*.72, 1.05), (.26, y*.86, .80), (.26, y + s*.012, .56)], 1, l2, prof=rrect(.055, .024, .009, 4), n=8)
            for x in (-.26, .26): cyl(.018, .014, gold, .004, (x, y + s*.03, .60), (90*-s if s < 0 else -90, 0, 0)); 
        with group('m', (0, -.192, .45), (84, 0, 0)): mark('mark-termeh', .26, '#b8903f', (0, 0, .004), metal_=1.)
        with group('charm', (.30, -.20, .62)): ring(.035, .007, gold, rot=(90, 0, 0)); tube([(0, 0, -.03), (.01, -.01, -.20)], .008, l2, n=2); softbox(.10, .03, .14, l2, .1, loc=(.01, -.015, -.34), e=3)
    return g, 38, dict(yaw=24, elev=14, detail=(.4, .1, .4))


def clasp_purse(color='#c0202f'):
    l, gold = leather(color, 50, .35), metal('#d3b06b', .18)
    with group('purse') as g:
        rows = []
        for i in range(33):
            q = i/32; z = q*.80; w = .62 - .17*max(0, q - .35)/.65 - .22*max(0, .22 - q)/.22*(1); d = .26*math.sin(math.pi*(.12 + .88*min(1, (1-q)*1.02)))**.7 + .03
            rows.append([Vector((x*w*2, y*d*2*(1 + .05*math.sin(9*math.atan2(y, x) )*q), z)) for x, y in superellipse(1, 1, 2.5, 96)])
        o = loft(rows, l, smooth=70); wrinkle(o, .012, .16)
        fr = [(.47*math.cos(t), 0, .76 + .14*math.sin(t)**.7 if math.sin(t) > 0 else .76) for t in (math.pi*k/24 for k in range(25))]
        for s in (-1, 1): tube([(x, s*.045, z - .0) for x, y, z in [(-.47, 0, .60)] + fr[::-1] + [(.47, 0, .60)]], .030, gold, n=3)
        for x in (-.035, .035): tube([(x*.6, 0, .90), (x, 0, .96)], .014, gold, n=1); ball(.048, gold, (x*1.1, (.02 if x > 0 else -.02), .985))
        with group('m', (0, -.262, .34), (84, 0, 0)): mark('mark-termeh', .26, '#d8b45a', (0, 0, .012), metal_=1.)
        for i in range(3):
            with group('coin', (.62 + .16*i, -.32 + .10*i, .012), (0, 0, 0)): cyl(.11, .022, metal(['#d3b06b', '#c9ccd0', '#d3b06b'][i], .25), .005); ring(.095, .005, metal('#a98a4a', .3), (0, 0, .022))
    return g, 12, dict(yaw=14, elev=16, detail=(.45, .3, .9))


def briefcase(color='#74492f'):
    l, d, gold, st = leather(color, 46, .36), leather(mixc(color, '#000000', .4), 46, .4), metal('#c9a55c', .22), plastic('#d9c3a0', .7)
    with group('case') as g:
        rbox(1.45, .34, .95, .07, l, .05, 5); rbox(1.46, .02, .94, .03, d, .006, 2, (0, .165, 0))
        with group('flap', (0, -.165, .98), (90, 0, 0)):
            out = fillet([(-.735, .03, .02), (.735, .03, .02), (.735, -.46, .12), (-.735, -.46, .12)], 8, True); prism(out, .03, l, .012, 3, (0, 0, .004)); tube([(x*.965, y*.93 - .008, .035) for x, y in out[::1]], .004, st, closed=True, n=1)
        rbox(1.46, .36, .03, .05, l, .012, 3, (0, -.0, .955))
        for s in (-1, 1):
            with group('strap', (s*.42, -.20, 0)): rbox(.13, .022, .56, .02, d, .006, 2, (0, -.0, .26)); rbox(.15, .03, .13, .02, gold, .008, 3, (0, -.004, .42)); rbox(.04, .02, .05, .008, metal('#8f7230', .3), .004, 2, (0, -.02, .46)); rbox(.12, .02, .05, .02, d, .006, 2, (0, -.0, .20))
        tube([(-.24, 0, .98), (-.23, 0, 1.10), (-.15, 0, 1.17), (.15, 0, 1.17), (.23, 0, 1.10), (.24, 0, .98)], 1, d, prof=rrect(.085, .05, .02, 5), n=8)
        for s in (-1, 1): ring(.04, .012, gold, (s*.24, 0, .985), (0, 90, 0)); ring(.05, .012, gold, (s*.735, 0, .86), (0, 90, 0))
        with group('m', (0, -.205, .72), (90, 0, 0)): mark('mark-mahoor', .24, mixc(color, '#000000', .6), (0, 0, .002))
    return g, 40, dict(yaw=24, elev=14, detail=(.3, .1, .5))


def sunglasses(color='#232427'):
    m, gl = plastic(color, .14, 1.), N('lens').set(Base_Color='#1a1512', Roughness=.04, Clearcoat=1., Specular=.9).m
    shape = lambda k: [(.31*k*math.copysign(abs(math.cos(t))**.72, math.cos(t))*(1 + .06*math.sin(t)), .24*k*math.copysign(abs(math.sin(t))**.78, math.sin(t))) for t in (2*math.pi*i/64 for i in range(64))]
    with group('glasses') as g:
        for s in (-1, 1):
            with group('eye', (s*.38, 0, .30), (82, 0, 5*s)):
                a, b = shape(1.14), shape(.97); loft([[Vector((x, y, z)) for x, y in p] for p, z in ((b, 0), (a, 0), (a, .06), (b, .06), (b, 0))], m, cap=False, smooth=50)
                surf(lambda u, v: ((lambda p: (p[0]*v, p[1]*v, .035 + .03*(1 - v*v)))(shape(.985)[int(u*64) % 64])), 64, 10, gl, closed_u=True)
            rbox(.10, .10, .14, .02, m, .02, 3, (s*.715, .03, .37)); cyl(.012, .012, metal('#d3b06b', .2), .002, (s*.70, -.022, .43), (90, 0, 0), seg=16)
            tube([(s*.735, .06, .43), (s*.75, .55, .42), (s*.73, 1.0, .40), (s*.70, 1.22, .30), (s*.68, 1.38, .06)], 1, m, prof=rrect(.045, .10, .018, 4), n=8, radii=[1.1, .9, .85, .9, .75])
        tube([(-.09, .0, .40), (0, -.02, .43), (.09, .0, .40)], .045, m, n=6)
    return g, 14.5, dict(yaw=-24, elev=18, detail=(.3, .05, .6))


def turquoise_ring():
    sv = metal('#d5d8dc', .14)
    with group('ring') as g:
        with group('t', (0, 0, .60), (52, 0, 24)):
            ring(.50, .055, sv, sz=1.7)
            with group('top', (0, .54, 0), (-90, 0, 0)):
                lathe(fillet([(0, -.02), (.22, -.02, .02), (.27, .05, .02), (.27, .11, .01), (.24, .12, .01), (.24, .08), (0, .08)], 4), sv); ring(.275, .016, sv, (0, 0, .05))
                n = N('stone').set(Roughness=.12, Clearcoat=1.); v = n.n('TexNoise', {'Vector': n.coords(7), 'Scale': 1., 'Detail': 6.}).outputs[0]; n.to(n.ramp(v, (.30, '#1c6f78'), (.46, '#35b3b5'), (.62, '#4cc6c2'), (.70, '#2c8f94')), 'Base Color')
                ball(.238, n.m, (0, 0, .08), (1, 1, .55))
                for k in range(12): ball(.024, sv, (.262*math.cos(k*.5236), .262*math.sin(k*.5236), .115))
            for s in (-1, 1):
                for j in range(4): a = math.radians(90 + s*(32 + j*13)); ball(.035 - .004*j, sv, (.555*math.cos(a), .555*math.sin(a), 0))
    return g, 2.6, dict(yaw=4, elev=24, detail=(.5, .3, .85))


def foam_runner(color='#84898f', sole='#f4f3ee', second='#ea7f26'):
    """A running shoe on a high, rockered foam."""
    f, acc, lm = fabric(color, 90, 'knit', .35), plastic(mixc(color, '#000000', .3), .5), fabric(mixc(color, '#ffffff', .4), 90, 'twill', .4)
    def make():
        with group('upper', (0, 0, .08)):
            R = _rings(LOW); S = _on(R); n = len(R); o = loft(R, f, cap=False, smooth=70); solid(o, .028, -1)
            tube([R[-1][k] for k in range(0, 72, 4)], .030, f, closed=True, n=4)
            for s in (1, -1):
                kk = (lambda k: k) if s > 0 else (lambda k: 72 - k)
                S.patch(lambda u, v: (2 + v*30 - 8*u, kk(36 - 5*u)), acc, .010); S.patch(lambda u, v: (4 + u*24, kk(27 - u*8 + v*3.4)), plastic(second, .45), .008, 24, 6)
                S.patch(lambda u, v: (20 + u*(n - 26), kk(9.0 + v*3.2)), acc, .008)
            _tongue(S, 20, f); _laces(S, 6, 21, n - 8, lm, 9.5, .03)
        b = [Vector((p.x, p.y, p.z)) for p in R[2]]
        with group('foam'): _sole(b, rubber(sole), .35, grow=1.5, lift=.13)
        with group('tread', scale=(1.0, 1.01, 1)): _sole(b, rubber(second), .09, grow=1.35, lift=.13)
    return _pair(make), 31, dict(yaw=-24, elev=16, detail=(.6, .2, .6))


def court_shoe(color='#eeeeea', heel_tab='#2f5d4e', sole='#f6f4ec', gum=None):
    """A plain leather trainer on a flat cup sole."""
    l, tab, lm, hole = leather(color, 70, .5), leather(heel_tab, 70, .55), fabric(mixc(color, '#ffffff', .5), 90, 'twill', .4), plastic(mixc(color, '#000000', .55), .8)
    def make():
        R = _rings(LOW); S = _on(R); n = len(R); o = loft(R, l, cap=False, smooth=70); solid(o, .026, -1); tube([R[-1][k] for k in range(0, 72, 4)], .030, tab, closed=True, n=4)
        S.patch(lambda u, v: (2 + v*(15 - 5*abs(u - .5)*2), -14 + 28*u), l, .012)
        for s in (1, -1):
            kk = (lambda k: k) if s > 0 else (lambda k: 72 - k)
            S.patch(lambda u, v: (14 + u*(n - 17), kk(8.6 + v*(7 + 5*(1 - u)))), l, .014); S.patch(lambda u, v: (24 + v*(n - 27), kk(36 - 4.5*u)), tab, .014)
            for j in range(3):
                for i in range(5): p = S.at(12 + i*4, 20 + j*1.6 if s > 0 else 52 - j*1.6); ball(.008, hole, p)
        for i in range(4):
            for k in (-3, 0, 3): ball(.009, hole, S.at(9 + i*1.8, k) + Vector((0, 0, .012)))
        _tongue(S, 18, l, .11); _laces(S, 6, 20, n - 7, lm, 9.5, .04); _sole(R[2], rubber(sole), .25, gum=rubber(gum) if gum else None, grow=1.1, lift=.05)
        b = R[2]; tube([Vector(((p.x - .72)*1.035 + .72, p.y*1.10, .17 + .05*max(0, (p.x - 1.08)/.42)**2 + .035*max(0, 1 - p.x/.9))) for p in b[::2]], .006, plastic(mixc(sole, '#000000', .25), .7), closed=True, n=2)
    return _pair(make), 30, dict(yaw=-26, elev=20, detail=(.6, .2, .6))


def penny_loafer(color='#701a30', sole='#1d1613'):
    """A shoe without laces: apron, saddle strap and a low heel."""
    l, st, dark = N('calf').set(Base_Color=color, Roughness=.26, Clearcoat=.45, Specular=.5).m, plastic(mixc(color, '#000000', .45), .7), plastic(sole, .5)
    def make():
        R = _rings(SMART); S = _on(R); n = len(R); o = loft(R, l, cap=False, smooth=70); solid(o, .022, -1); tube([R[-1][k] for k in range(0, 72, 4)], .016, l, closed=True, n=4)
        tube([S.at(14 + 20*abs(u/30 - .5)**1.4*2, -15 + u) + Vector((.004, 0, .010)) for u in range(31)], .014, l, n=3)
        S.patch(lambda u, v: (25 + 7*v, -19 + 38*u), l, .016)
        for e in (25.6, 31.4): tube([S.at(e, -18 + k*1.2) + Vector((.004, 0, .016)) for k in range(31)], .004, st, n=2)
        c = S.at(28.5, 0); box(.05, .13, .03, plastic('#0d0a09', .9), .008, loc=(c.x - .01, 0, c.z + .004), rot=(0, 26, 0))
        for s in (1, -1):
            kk = (lambda k: k) if s > 0 else (lambda k: 72 - k)
            S.patch(lambda u, v: (1 + v*34, kk(36 - 3.4*u)), l, .010)
        b0 = R[1]; loft([[Vector(((p.x - .72)*k + .72, p.y*(k + .04), z + .05*max(0, (p.x - 1.1)/.42)**2)) for p in b0] for k, z in ((.99, .085), (1.02, .09), (1.025, .125), (1.01, .135))], dark, smooth=40); loft([[Vector(((p.x - .25)*k + .25 if p.x < .46 else .46, p.y*k, z)) for p in b0] for k, z in ((.97, 0), (1.0, .01), (1.01, .085))], dark, smooth=40)
    return _pair(make, .56), 30, dict(yaw=-28, elev=24, detail=(.6, .2, .6))


def chelsea_boot(color='#74492f'):
    """Ankle boot with elastic sides and a pull tab."""
    l, el, sole = N('calf').set(Base_Color=color, Roughness=.34, Clearcoat=.3, Specular=.45).m, fabric('#26221f', 60, 'twill', .9), rubber('#241d19')
    def make():
        R = _rings(HIGH, False); S = _on(R); n = len(R); o = loft(R, l, cap=False, smooth=70); solid(o, .028, -1); tube([R[-1][k] for k in range(0, 72, 4)], .018, l, closed=True, n=4)
        for s in (1, -1):
            kk = (lambda k: k) if s > 0 else (lambda k: 72 - k)
            S.patch(lambda u, v: (38 + u*(n - 40), kk(20 + (v - .5)*(5 + 7*u))), el, .008)
            tube([S.at(37.6 + 20*abs(k/16 - .5)**2, 20 - 2.6 + 5.2*k/16 if s > 0 else 52 + 2.6 - 5.2*k/16) + Vector((0, s*.012, 0)) for k in range(17)], .005, plastic(mixc(color, '#000000', .4), .7), n=2)
            S.patch(lambda u, v: (1 + v*34, kk(36 - 3*u)), l, .010)
        p = R[-1][36]; tube([p + Vector((-.01, 0, -.10)), p + Vector((-.05, 0, .02)), p + Vector((-.03, 0, .14)), p + Vector((.03, 0, .12)), p + Vector((.04, 0, .0))], 1, el, prof=rrect(.10, .014, .005, 3), n=6)
        _sole(R[2], sole, .17, grow=.9, lift=.06)
        loft([[Vector((min(p.x, .44)*k, p.y*1.04*k, z)) for p in R[2]] for k, z in ((.98, -.07), (1, -.06), (1, .04))], sole, smooth=40)
    return _pair(make, .60), 30, dict(yaw=-26, elev=16, detail=(.4, .2, .7))


def pool_slide(color='#2c66c8', bed='#26282b'):
    """A sandal to slip on: a moulded bed and one wide strap."""
    b, m, soft = rubber(bed), plastic(color, .5, .1, .4, 60), fabric(mixc(color, '#000000', .35), 60, 'knit', .5)
    rim = spline([(0, 0, 0), (.06, .20, 0), (.40, .235, 0), (.75, .22, 0), (1.10, .29, 0), (1.38, .25, 0), (1.51, .04, 0), (1.45, -.16, 0), (1.20, -.27, 0), (.80, -.25, 0), (.40, -.22, 0), (.06, -.18, 0)], 8, True)
    def make():
        rows = [[Vector(((p.x - .75)*k + .75, p.y*k, z + .07*max(0, (p.x - 1.15)/.36)**2)) for p in rim] for k, z in ((.95, 0), (.985, .012), (1., .05), (.985, .10), (1., .15), (.995, .20), (.97, .215), (.93, .20), (.6, .175), (.02, .165))]
        loft(rows, b, smooth=50)
        for i in range(9):
            for j in range(5): ball(.012, b, (.22 + i*.13, -.14 + j*.07, .176 + .07*max(0, (.22 + i*.13 - 1.15)/.36)**2))
        def arch(k):
            def fn(u, v):
                x = .72 + .46*v + .05*math.sin(math.pi*u); a = math.pi*(.02 + .96*u); w = .285 + .015*v
                return x - .10*math.sin(a)*(1 - v), math.cos(a)*w*k, .12 + math.sin(a)**.8*(.40 - .10*v)*k
            return fn
        o = surf(arch(1.), 60, 20, m); solid(o, .03, 1); o = surf(arch(.985), 60, 20, soft); solid(o, .02, -1)
    return _pair(make, .70), 28, dict(yaw=-34, elev=30, detail=(.6, .3, .5))


def tote(color='#cfb592', handle='#74492f', brand='mark-termeh'):
    """An open shopping bag of canvas with long handles."""
    f, l, st = fabric(color, 90, 'weave', .5), leather(handle, 46, .45), plastic('#e9d9b8', .6)
    with group('tote') as g:
        rows = [[Vector((x*(1 - .04*q), y*(1 - .30*q), q*.98)) for x, y in superellipse(1.15, .40, 5, 96)] for q in (i/28 for i in range(29))]
        o = loft(rows, f, cap=False, smooth=60); solid(o, .016, -1); wrinkle(o, .02, .32)
        loft([[Vector((x, y, z)) for x, y in superellipse(1.13, .38, 5, 96)] for z in (.0, .02)], f)
        loft([[Vector((x*(1.012 - .04*q), y*(1.03 - .30*q), q*.98)) for x, y in superellipse(1.15, .40, 5, 96)] for q in (0, .06, .13, .19)], l, cap=False, smooth=50)
        for s in (-1, 1):
            y = s*.155
            tube([(-.28, y + s*.03, .55), (-.28, y + s*.012, .80), (-.27, y, 1.02), (-.22, y*.8, 1.28), (-.1, y*.5, 1.42), (0, y*.45, 1.45), (.1, y*.5, 1.42), (.22, y*.8, 1.28), (.27, y, 1.02), (.28, y + s*.012, .80), (.28, y + s*.03, .55)], 1, l, prof=rrect(.06, .016, .006, 4), n=6)
        with group('m', (0, -.205, .36), (85, 0, 0)): mark(brand, .34, handle, (0, 0, .012))
    return g, 42, dict(yaw=22, elev=14, detail=(.4, .1, .5))


def crossbody(color='#74492f', brand='mark-mahoor', zipped=False):
    """A small bag on a long strap."""
    l, d, gold = leather(color, 46, .42), leather(mixc(color, '#000000', .3), 46, .45), metal('#c9a55c' if not zipped else '#b9bcc0', .22)
    with group('bag') as g:
        rbox(.95, .26, .68, .10, l, .07, 6)
        if zipped:
            tube([(-.42, -.10, .66), (0, -.115, .665), (.42, -.10, .66)], .014, metal('#8d8f92', .3), n=4); rbox(.80, .03, .40, .06, l, .014, 4, (0, -.135, .08)); tube([(-.36, -.150, .46), (0, -.155, .465), (.36, -.150, .46)], .010, metal('#8d8f92', .3), n=3); rbox(.03, .012, .10, .01, gold, .004, 2, (.37, -.162, .37))
        else:
            with group('flap', (0, -.135, .70), (90, 0, 0)):
                out = fillet([(-.49, .06, .02), (.49, .06, .02), (.49, -.30, .20), (-.49, -.30, .20)], 10, True); prism(out, .026, l, .010, 3); tube([(x*.955, y*.93 - .006, .027) for x, y in out], .004, plastic('#d9c3a0', .7), closed=True, n=1)
            rbox(.96, .28, .03, .08, l, .012, 3, (0, 0, .672)); rbox(.13, .03, .10, .03, gold, .01, 3, (0, -.165, .40))
        for s in (-1, 1): ring(.045, .012, gold, (s*.485, 0, .62), (0, 90, 0))
        tube([(-.49, 0, .64), (-.52, .05, .85), (-.40, .16, 1.10), (0, .22, 1.20), (.40, .16, 1.10), (.52, .05, .85), (.49, 0, .64)], 1, d, prof=rrect(.06, .018, .006, 3), n=8)
        with group('m', (0, -.152 if zipped else -.166, .26 if zipped else .56), (90, 0, 0)): mark(brand, .22, mixc(color, '#ffffff' if sum(lin(color)) < .3 else '#000000', .45), (0, 0, .004))
    return g, 26, dict(yaw=22, elev=16, detail=(.4, .1, .5))


def eyeglasses(color='#74492f', round_=False):
    """Spectacles with clear lenses."""
    m, gl = plastic(color, .16, 1.) if not round_ else metal(color, .2), glass('#ffffff')
    e, t = ((.72, .78), .055) if not round_ else ((1., 1.), .022)
    shape = lambda k: [((.29 if not round_ else .27)*k*math.copysign(abs(math.cos(t))**e[0], math.cos(t)), (.21 if not round_ else .26)*k*math.copysign(abs(math.sin(t))**e[1], math.sin(t))) for t in (2*math.pi*i/64 for i in range(64))]
    with group('glasses') as g:
        for s in (-1, 1):
            with group('eye', (s*.37, 0, .30), (84, 0, 4*s)):
                a, b = shape(1 + t*2.2), shape(.98); loft([[Vector((x, y, z)) for x, y in p] for p, z in ((b, 0), (a, 0), (a, t), (b, t), (b, 0))], m, cap=False, smooth=50)
                prism(shape(.985), .008, gl, 0, loc=(0, 0, t*.4))
            x = .70 if not round_ else .66
            if not round_: rbox(.08, .09, .12, .02, m, .02, 3, (s*.695, .03, .37))
            else: tube([(s*.62, 0, .40), (s*.68, .02, .42), (s*.70, .08, .42)], .018, m, n=4)
            tube([(s*(x + .02), .06, .43), (s*(x + .03), .55, .42), (s*(x + .02), 1.0, .40), (s*x, 1.22, .30), (s*(x - .02), 1.38, .06)], 1, m, prof=rrect(.036, .075, .014, 4) if not round_ else superellipse(.03, .03, 2, 16), n=8)
            if round_: tube([(s*.685, 1.12, .35), (s*.675, 1.24, .28), (s*.655, 1.40, .04)], .030, plastic('#3a2a1c', .3, .6), n=6)
        tube([(-.10, .0, .38), (0, -.02, .42), (.10, .0, .38)], .035 if not round_ else .018, m, n=6)
    return g, 14, dict(yaw=-24, elev=20, detail=(.3, .05, .6))


def pendant(stone='#1f9c9c', metal_='#d5d8dc'):
    """A fine chain laid in a loop, with a drop."""
    mt = metal(metal_, .16)
    with group('necklace') as g:
        n = 150
        for i in range(n):
            a = 2*math.pi*i/n - math.pi/2; x, y = .62*math.cos(a), .72*math.sin(a) - .10*max(0, -math.sin(a))**3
            ring(.020, .0065, mt, (x, y, .02), ((0 if i % 2 else 80), 0, math.degrees(a) + 90), sx=1.3, seg=16)
        with group('drop', (0, -.92, .05), (-8, 0, 0)):
            ring(.045, .010, mt, (0, .11, .0), seg=32)
            lathe(fillet([(0, -.03), (.15, -.03, .02), (.17, .02, .02), (.14, .035), (0, .035)], 4), mt, 64, (0, -.06, 0))
            ball(.135, plastic(stone, .10, 1.), (0, -.06, .03), (1, 1, .5))
            for k in range(20): a = k*math.pi/10; ball(.016, mt, (.158*math.cos(a), -.06 + .158*math.sin(a), .035))
    return g, 18, dict(yaw=0, elev=58, detail=(.5, .1, .5))


def earrings(stone='#701a30', metal_='#d9b86a'):
    """A pair that hangs on hooks, standing on a small card."""
    mt = metal(metal_, .18)
    with group('earrings') as g:
        with group('card', (0, .06, 0), (-12, 0, 0)):
            with group('f', (0, 0, .5), (90, 0, 0)): prism(rrect(1.0, 1.0, .06, 8), .02, paper('#efe9dc'), .004, 2); mark('mark-azin', .34, '#8a7a5a', (0, .33, .0215))
        for s in (-1, 1):
            with group('e', (s*.22, -.10, .62)):
                tube([(0, .10, .02), (0, .03, .10), (0, -.04, .06), (0, -.03, -.04)], .014, mt, n=6); ball(.035, mt, (0, -.03, -.06)); ring(.030, .009, mt, (0, -.03, -.11), (90, 0, 0), seg=32)
                lathe(fillet([(0, -.34), (.07, -.31, .03), (.10, -.22, .05), (.055, -.13, .02), (0, -.12)], 5), plastic(stone, .08, 1.), 48, (0, -.03, 0)); lathe([(.062, -.155), (.04, -.115), (0, -.11)], mt, 32, (0, -.03, 0)); ball(.022, mt, (0, -.03, -.355))
    return g, 6, dict(yaw=10, elev=12, detail=(.35, 0, .5))


def bracelet():
    cols = ['#7c1d2c', '#8f2436', '#6a1526']
    with group('bracelet') as g:
        for k in range(22):
            a = 2*math.pi*k/22 + .14
            ball(.098, plastic(cols[k % 3], .12, 1.), (.70*math.cos(a), .66*math.sin(a), .10), rot=(0, 0, k*31)) if k % 7 else ball(.105, metal('#d3b06b', .2), (.70*math.cos(a), .66*math.sin(a), .10))
        sx, sy = .42, -.62
        lathe(fillet([(0, 0), (.05, 0, .01), (.075, .06, .03), (.05, .12, .01), (0, .12)], 4), metal('#d3b06b', .2), 40, (sx - .02, sy - .12, .11), (100, 0, 20))
        rnd = random.Random(8)
        for k in range(70):
            a, r = rnd.uniform(0, 6.28), .05*math.sqrt(rnd.random()); e = rnd.uniform(-.10, .10)
            tube([(sx + r*math.cos(a), sy - .18, .10 + r*math.sin(a)), (sx + .08 + r*math.cos(a) + e*.4, sy - .40, .06 + r*.8*math.sin(a)), (sx + .16 + r*math.cos(a)*1.6 + e, sy - .66, .03 + abs(r*math.sin(a)))], .008, fabric('#a3283f', 160, 'twill', .3), n=4)
    return g, 8, dict(yaw=-10, elev=42, detail=(.6, .2, .7))
