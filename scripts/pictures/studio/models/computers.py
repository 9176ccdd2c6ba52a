"""Laptops, monitors, keyboards, mice, storage and printers."""
from parts import *


def _rows(kw, kinds='laptop'):
    if kinds == 'laptop':
        return [(1,)*14, (1.,)*14, (1.4,)+(1,)*11+(1.6,), (1.7,)+(1,)*10+(2.3,), (2.2,)+(1,)*9+(2.8,), (1, 1, 1, 1.3, 5.2, 1.3, 1, 1, 1.2)]
    return [(1,)*13 + (2,), (1.5,)+(1,)*12+(1.5,), (1.75,)+(1,)*11+(2.25,), (2.25,)+(1,)*10+(2.75,), (1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25)]


def laptop(color='#b9bdc3', screen='screen-desk', open_=108, keys='#17181a', lights=None, thick=.1, brand='mark-rayanik', numpad=False, tent=False, pen=False, vents=False, pose='open'):
    W, D, T = 3.1, 2.15, thick
    al, k = metal(color, .36), plastic(keys, .55)
    ink = '#d9dcdf' if sum(lin(keys)) < 1 else '#55585c'
    if pose == 'closed': open_ = 4
    with group('laptop') as root:
      with group('turn', (0, 0, 0), (62, 0, 0) if tent else (0, 0, 0)):
        if tent: open_ = 298
        rbox(W, D, T, .14, al, min(.03, T*.3), 5, (0, 0, .03))
        for x in (-1.3, 1.3):
            for y in (-.9, .9): cyl(.07, .04, rubber('#222222'), .01, (x, y, 0))
        z = T + .03; kw, kx = 2.72, 14; p = kw / kx
        rbox(kw + .05, 5*p + .16, .001, .05, plastic(mixc(color, '#000000', .72), .5), 0, 1, (0, .33, z))
        if lights:
            for i, c in enumerate(lights):
                w = (kw - .02) / len(lights); box(w, 5*p + .08, .003, glow(c, 1.4), 0, loc=(-kw/2 + .01 + w*(i + .5), .33, z + .001))
        for r, row in enumerate(_rows(kw)):
            y = .33 + (2.5 - r) * p * .95 - .02
            x, q, hh = -kw/2, kw / sum(row), p * (.55 if r == 0 else .86)
            for n, wd in enumerate(row):
                rbox(wd*q - .03, hh, .018, .025, k, .006, 2, (x + wd*q/2, y, z + .003))
                if 0 < r < 5 and wd == 1: card(hh*.62, hh*.62, stamp('letter-%d' % ((n*7 + r*11) % 32), ink), (x + wd*q/2, y, z + .0217))
                x += wd*q
        if vents:
            for s in (-1, 1):
                for i in range(9): box(.06, .012, .04, plastic('#050505', .5), 0, loc=(s*(W/2 + .001), .2 + i*.09, .06), rot=(0, 0, 90))
            mesh_of_holes(2.4, .14, plastic('#050505', .6), (0, D/2 - .14, z + .001), step=.045, r=.014)
        rbox(1.15, .68, .003, .04, metal(mixc(color, '#000000', .06), .28), .001, 2, (0, -.67, z - .001))
        for i, s in enumerate((-1, 1)):
            with group('side', (s*(W/2 + .0005), .55, .03 + T/2), (90, 0, 90*s)):
                port((-.0, 0, 0), w=.11, h=.04); port((.25*-s, 0, 0), w=.11, h=.04)
        cyl(.045, W*.78, plastic('#101012', .4), .01, (-W*.39, D/2-.03, z), (0, 90, 0))
        with group('lid', (0, D/2-.03, z + .02), (90 - open_, 0, 0)):
            with group('l2', rot=(90, 0, 0)):
                prism(rrect(W, 2.06, .12), .055, al, .02, 5, (0, 1.05, -.055)); prism(rrect(W-.05, 2.01, .1), .004, plastic('#050506', .1), .001, 2, (0, 1.05, 0))
                card(W-.16, 1.84, picture(screen, .15, .8), (0, 1.07, .0046), (0, 0, 180 if tent else 0)); cyl(.014, .001, plastic('#111122', .1), 0, (0, 2.02, .004))
                with group('outside', (0, 1.05, -.0555), (0, 180, 0)):
                    mark(brand, .55, mixc(color, '#ffffff' if sum(lin(color)) < .8 else '#000000', .5), (0, 0, .0006), metal_=.4)
                    if lights and vents:
                        for s in (-1, 1): tube([(s*.9, .75, .004), (s*.55, .35, .004), (s*.55, -.35, .004), (s*.9, -.75, .004)], .012, glow(lights[0 if s < 0 else -1], 1.6), n=1)
      if pen:
        with group('pen', (.6, -1.5, .035), (0, 90, 14)):
            cyl(.035, 1.5, metal(color, .35), .012, (0, 0, -.7)); cyl(.035, .14, plastic('#1b1c1f', .5), .004, (0, 0, .80), r2=.006, seg=40)
    return root, 31, dict(yaw=26 if not tent else 200, elev=19 if not tent else 12, detail=(.3, .35, .25))


def monitor(color='#232427', screen='screen-desk', W=2.7, curve=0., stand='plate', hood=False, lights=None, rim=.05):
    """A flat or bowed panel on its foot."""
    H, D = (W * .60 if not curve else W * .45), .09
    m, dark = plastic(color, .45, .1), plastic('#131416', .35, .2)
    zc = .62 + H/2
    def bow(u, off):
        x = (u - .5) * W
        return x, (-curve * (4 * (u - .5)**2)) + off
    with group('monitor') as g:
        if curve:
            surf(lambda u, v: (*bow(u, 0), .62 + v*H), 60, 1, dark)
            surf(lambda u, v: (*bow(.012 + u*.976, -.004), .62 + .04 + v*(H - .07)), 60, 1, picture(screen, .35, .8))
            def back(u, v):
                x, y = bow(u, 0); e = min(1, min(u, 1-u)/.12, min(v, 1-v)/.2)
                return x, y + .06 + .09*(1 - (1-e)**2), .62 + v*H
            surf(back, 60, 30, m)
            for v in (0, 1): surf(lambda u, t: (*[bow(u, 0)[0], bow(u, 0)[1] + t*.06], .62 + v*H), 60, 1, m)
            for u in (0, 1): surf(lambda t, v: (bow(u, 0)[0], bow(u, 0)[1] + t*.06, .62 + v*H), 1, 10, m)
        else:
            with group('panel', (0, 0, zc), (90, 0, 0)):
                prism(rrect(W, H, .03, 6), D, m, .015, 4, (0, 0, -D)); prism(rrect(W*.72, H*.62, .08, 8), .11, m, .05, 5, (0, -.08, -D - .10))
                prism(rrect(W - .02, H - .02, .02, 4), .004, dark, 0, loc=(0, 0, -.001)); card(W - rim, H - rim - .05, picture(screen, .35, .8), (0, .022, .0036))
                mark('mark-ofogh' if not lights else 'mark-shabdiz', .22, '#8d9196', (0, -H/2 + .03, .004))
                if lights:
                    with group('behind', (0, -.02, -D - .101), (0, 180, 0)):
                        ring(.34, .018, glow(lights[0], 1.8), (0, 0, 0), sz=.3)
            if hood:
                for s in (-1, 1): box(.02, .62, H + .03, dark, .004, loc=(s*(W/2 + .012), -.30, zc - H/2))
                box(W + .045, .62, .02, dark, .004, loc=(0, -.30, zc + H/2 + .01))
        if stand == 'plate':
            rbox(.95, .70, .035, .08, m, .012, 4, (0, .16, 0)); rbox(.24, .10, .62 + H*.45, .04, m, .02, 4, (0, .27, .03)); rbox(.12, .02, .25, .01, plastic('#0c0d0f', .5), 0, 1, (0, .222, .30))
        else:
            cyl(.05, .62 + H*.4, metal('#5a5d62', .35), .01, (0, .30, .02))
            for a in (-58, 58, 180):
                with group('leg', (0, .30, 0), (0, 0, a)): tube([(0, 0, .14), (0, -.30, .06), (0, -.78, .025)], .05, m, radii=[1.1, .9, .45], n=6)
            if lights: ring(.09, .014, glow(lights[-1], 1.8), (0, .30, .34))
        rbox(.3, .18, .25, .04, m, .03, 4, (0, .16 if not curve else .12, zc - .12))
    return g, 60, dict(yaw=24, elev=10, detail=(.2, 0, .3))


def _keyboard(color, rows, key, alt, kw, x0=0, letters=True, ink='#d9dcdf', tall=.07, gap=.03):
    n = sum(rows[0]); q = kw / n
    for r, row in enumerate(rows):
        x = x0 - kw/2
        for i, wd in enumerate(row):
            big = wd != 1
            w = wd*q - gap
            with group('key', (x + wd*q/2, (len(rows)/2 - r - .5)*q, 0)):
                loft([[Vector((px, py, z)) for px, py in rrect(w*k, (q - gap)*k, .03, 4)] for k, z in ((1, 0), (.98, tall*.5), (.84, tall), (.78, tall + .006))], plastic(alt if big else key, .55, .05), smooth=40)
                if letters and not big and r > 0: card(q*.45, q*.45, stamp('letter-%d' % ((i*7 + r*11) % 32), ink), (0, 0, tall + .008))
            x += wd*q


def keyboard(color='#232427', mouse_=False, tkl=True):
    dark = sum(lin(color)) < .3
    base = plastic(color, .5, .05)
    key = mixc(color, '#ffffff', .06) if dark else '#f3efe4'
    alt = mixc(color, '#ffffff', .14) if dark else '#b9a98c'
    ink = '#e6e8ea' if dark else '#4a443a'
    with group('kb') as g:
        low = mouse_
        kw = 2.55; full = 3.55 if not tkl else 3.12
        with group('b', rot=(4, 0, 0)):
            rbox(full + .10, 1.24, .10 if low else .15, .05, base, .03, 4, (full/2 - kw/2 - .0, .02, .0))
            z = .10 if low else .15; t = .03 if low else .09
            with group('k', (0, -.12, z)): _keyboard(color, _rows(kw, 'board'), key, alt, kw, ink=ink, tall=t)
            q = kw/15
            with group('f', (0, .50, z)): _keyboard(color, [(1,)*13], alt, key, kw*.93, -.09, False, tall=t)
            with group('nav', (kw/2 + .33, -.12, z)):
                for r in (2, 1):
                    with group('r', (0, r*q, 0)): _keyboard(color, [(1, 1, 1)], alt, key, q*3, letters=False, tall=t)
                with group('r', (0, -2*q, 0)): _keyboard(color, [(1, 1, 1)], key, key, q*3, letters=False, tall=t)
                with group('r', (0, -1*q, 0)): _keyboard(color, [(1,)], key, key, q, letters=False, tall=t)
            if not tkl:
                with group('num', (kw/2 + .33, -.12, z)): pass
                with group('num2', (kw/2 + .80, -.12, z)): _keyboard(color, [(1, 1, 1)]*5, key, alt, q*3, letters=False, tall=t)
        if mouse_:
            with group('m', (2.75, -.05, 0), scale=.55): _mouse(color)
    return g, 44, dict(yaw=-14, elev=48, detail=(.45, .45, 1.))


def _mouse(color, side=False, wire=None, accent='#9a9da2', split=True):
    m = plastic(color, .42, .15)
    def top(u, v):
        a = 2*math.pi*u; ca, sa = math.cos(a), math.sin(a)
        x = .34*math.copysign(abs(ca)**.8, ca); y = .60*math.copysign(abs(sa)**.85, sa)
        k = math.cos(v*math.pi/2)**.75
        waist = 1 - .10*math.exp(-((y*k - .05)/.25)**2)
        z = .05 + (.36 + .05*math.cos(y*1.6))*math.sin(v*math.pi/2)*(1 - .30*max(0, y*k)/.6)*(1 - .10*max(0, -y*k)/.6)
        return x*k*waist, y*k, z
    surf(top, 96, 40, m, closed_u=True)
    loft([[Vector((top(i/96, 0)[0]*k, top(i/96, 0)[1]*k, z)) for i in range(96)] for k, z in ((1, .05), (1.0, .02), (.96, .0))], plastic(mixc(color, '#000000', .3), .6), smooth=50)
    seam = plastic(mixc(color, '#000000', .7), .6)
    o = lambda x, y, up: Vector((x, y, top_height(x, y) + up))
    def top_height(x, y):
        best = min(((top(u/48, v/30), 0) for u in range(48) for v in range(8, 31)), key=lambda t: (t[0][0]-x)**2 + (t[0][1]-y)**2)
        return best[0][2]
    if split:
        tube([o(0, y, -.002) for y in (.06, .16, .28, .40, .50)], .006, seam, n=4)
        tube([o(x, .05, -.002) for x in (-.26, -.14, 0, .14, .26)], .005, seam, n=4)
        with group('wheel', (0, .30, top_height(0, .30) - .05), (0, 90, 0)):
            cyl(.085, .075, rubber('#1a1b1d'), .015, (0, 0, -.0375)); ring(.086, .006, metal(accent, .25), (0, 0, 0))
    if side:
        for y in (.04, .22): tube([(-.315, y - .07, .24), (-.318, y + .07, .235)], .022, seam, n=1)
    if wire: cable([(0, .58, .08), (0, .78, .05), (.12, 1.05, .025), (.5, 1.2, .022), (.85, 1.0, .022)], .02, wire)


def mouse(color='#232427', kind='quiet'):
    with group('mouse') as g:
        if kind == 'game':
            _mouse(color, True, fabric('#1b1c1e', 60, 'twill', .6), '#c0202f')
            tube([(-.20, -.44, .245), (0, -.53, .225), (.20, -.44, .245)], .012, glow('#ff3344' if color != '#c0202f' else '#ffd9d9', 1.6), n=6)
        else:
            _mouse(color)
    return g, 11, dict(yaw=208, elev=30, detail=(.5, .2, .7))


def trackball(color='#2a2c30', ball_='#8f1d2c'):
    with group('tb') as g:
        m = plastic(color, .45, .1)
        def top(u, v):
            a = 2*math.pi*u; ca, sa = math.cos(a), math.sin(a); k = math.cos(v*math.pi/2)**.6
            y = .72*math.copysign(abs(sa)**.8, sa)*k
            return .55*math.copysign(abs(ca)**.8, ca)*k*(1 + .12*max(0, -y)), y, .04 + .30*math.sin(v*math.pi/2)*(1 - .25*max(0, -y)/.7)
        surf(top, 96, 40, m, closed_u=True); rbox(1.0, 1.3, .05, .3, plastic('#17181a', .6), .01, 3)
        ring(.27, .03, plastic('#0d0e10', .3), (0, .18, .325)); ball(.265, plastic(ball_, .1, 1.), (0, .18, .36))
        for s in (-1, 1):
            tube([(s*.42, .50, .18), (s*.47, .2, .215), (s*.45, -.10, .24)], 1, plastic(mixc(color, '#ffffff', .12), .4), prof=rrect(.10, .05, .02, 4), n=6)
        o = softbox(.95, .42, .16, leather('#1e1f22', 60), .1, loc=(0, -.82, 0), e=4)
        cable([(0, .72, .1), (0, .95, .04), (.3, 1.1, .025), (.8, 1.0, .022)], .02, rubber('#1b1c1e'))
    return g, 17, dict(yaw=208 - 180, elev=34, detail=(.5, .6, .8))


def _diskette(color, w=.90, h=.94, d=.10, label='disk-label'):
    m = plastic(color, .45, .1)
    prism([(-w/2, -h/2), (w/2, -h/2), (w/2, h/2 - .07), (w/2 - .07, h/2), (-w/2, h/2)], d, m, .012, 3)
    prism(rrect(w*.62, h*.34, .01, 3), .012, metal('#c9ccd0', .28, 'y'), .004, 2, (.04, h/2 - h*.17 - .0, d - .004))
    prism(rrect(w*.13, h*.25, .01, 3), .004, m, 0, loc=(.18, h/2 - h*.175, d + .0075))
    prism(rrect(w*.80, h*.52, .02, 4), .004, paper('#f4f1e6', .6), 0, loc=(0, -h*.20, d - .001)); card(w*.78, h*.50, picture(label, .6), (0, -h*.20, d + .0036))
    for s in (-1, 1): box(.05, .05, .004, plastic('#0b0b0c', .5), 0, loc=(s*(w/2 - .06), -h/2 + .06, d - .001))
    prism([(-.02, 0), (.02, 0), (0, .035)], .003, plastic(mixc(color, '#ffffff', .3), .5), 0, loc=(-w/2 + .06, h/2 - .12, d))


def ssd(color='#2c66c8'):
    with group('ssd') as g:
        with group('a', (0, 0, .47), (82, 0, 0)):
            _diskette(color)
            with group('behind', (0, 0, .002), (0, 180, 0)):
                prism(rrect(.56, .32, .01, 3), .010, metal('#c9ccd0', .28, 'y'), .004, 2, (-.04, .31, 0))
                cyl(.14, .008, metal('#c9ccd0', .3, 'radial'), .003, (0, -.06, 0)); box(.05, .035, .010, plastic('#0b0b0c', .5), 0, loc=(.06, -.03, 0)); mark('mark-pejvak', .30, mixc(color, '#ffffff', .5), (0, -.34, .004))
            with group('port', (0, -.471, .05), (90, 0, 0)): port((.2, 0, 0), w=.11, h=.042)
        with group('lead', (.62, -.55, .04), (0, 0, 150)):
            plug_c(plastic('#1c1d1f', .5), .2, .11, .06); tube([(-.2, 0, 0), (-.36, -.02, -.01), (-.60, .20, -.015), (-.35, .46, -.015), (.3, .46, -.015), (.75, .25, -.015), (.9, -.15, -.015)], .025, rubber('#1c1d1f'), n=8)
    return g, 10, dict(yaw=20, elev=16, detail=(.45, .5, .7))


def flash_drive(color='#2a2c30'):
    with group('flash') as g:
        with group('a', (0, 0, .02), (0, 0, 24)):
            _diskette(color, .62, .64, .12, 'disk-label-small')
            with group('usb', (0, .32, .035)):
                box(.30, .30, .055, metal('#c9ccd0', .2), .008, loc=(0, .15, 0))
                for s in (-1, 1): box(.06, .06, .001, plastic('#101010', .5), 0, loc=(s*.07, .19, .0555))
            with group('c', (0, -.32, .06), (0, 0, -90)): plug_c(metal('#9a9da2', .3), .06); prism(rrect(.06, .17, .03, 6), .20, metal('#c9ccd0', .2), .006, 3, (0, 0, 0), (0, 90, 0))
            ring(.13, .016, metal('#c9ccd0', .2), (-.42, -.22, .03)); ring(.035, .014, metal('#c9ccd0', .2), (-.30, -.24, .06), (90, 0, 0))
    return g, 4, dict(yaw=-16, elev=38, detail=(.5, .3, .9))


def discs(color='#c9a24a'):
    with group('discs') as g:
        for i in range(4):
            with group('case', (0, .05*i, 0)): rbox(1.30, .06, 1.16, .02, glass('#f1f5f8', .02) if False else plastic(['#1f3a5c', '#1c3453', '#1f3a5c', '#1c3453'][i], .2, .8), .008, 2, (0, .20 + i*.03, 0))
        with group('front', (-.04, .166, .58), (90, 0, 0)): card(1.24, 1.10, picture('disk-cover', .3, 0, .6), (0, 0, .0))
        with group('disc', (.62, -.22, .60), (76, 0, 14)):
            lathe(fillet([(.075, 0), (.60, 0, .004), (.60, .014, .004), (.075, .014), (.075, 0)], 3), metal(color, .14, 'radial', 1.4), 128)
            lathe(fillet([(.075, -.001), (.21, -.001), (.21, .015), (.075, .015), (.075, -.001)], 2), glass('#ffffff'), 96)
            ring(.215, .004, metal('#8f7430', .3), (0, 0, .014))
    return g, 14, dict(yaw=10, elev=14, detail=(.75, .1, .6))


def printer(kind='laser'):
    multi = kind == 'multi'
    m, d = plastic('#e6e6e3', .45, .1), plastic('#2c2e32', .4, .15)
    H = .95 if not multi else 1.05
    with group('printer') as g:
        rbox(1.75, 1.45, H, .12, m, .06, 6, (0, 0, .05)); rbox(1.70, 1.40, .08, .1, d, .02, 3)
        rbox(1.60, .04, .26, .03, plastic('#d5d5d1', .5), .01, 3, (0, -.735, .10)); rbox(.5, .03, .05, .02, d, .008, 3, (0, -.765, .29))
        box(1.15, .03, .10, plastic('#0c0d0f', .6), 0, loc=(0, -.718, H*.62)); 
        with group('tray', (0, -.70, H*.62 + .0), (-14, 0, 0)): rbox(1.12, .55, .02, .05, d, .006, 2, (0, -.25, 0))
        with group('paper', (0, -.62, H*.62 + .03), (-12, 0, 0)): card(.95, .70, picture('page-print', .8), (0, -.22, .01))
        top = H + .05
        if multi:
            rbox(1.72, 1.40, .14, .10, d, .03, 4, (0, .02, top)); rbox(1.72, 1.30, .22, .10, m, .05, 5, (0, .06, top + .13))
            rbox(1.1, .7, .20, .08, m, .05, 4, (-.1, .25, top + .33)); 
            with group('adf', (-.1, -.12, top + .40), (24, 0, 0)): rbox(.95, .55, .02, .04, d, .006, 2); box(.85, .5, .015, paper(), .002, loc=(0, .02, .02))
            with group('panel', (0, -.80, H*.86), (50, 0, 0)):
                rbox(1.5, .34, .05, .05, d, .012, 3); card(.40, .22, picture('panel-menu', .15, .9), (-.15, 0, .052))
                for i in range(12): rbox(.07, .055, .02, .02, plastic('#d9d9d6', .5), .006, 2, (.22 + (i % 3)*.09, .09 - (i//3)*.068, .05))
                cyl(.06, .02, plastic('#2b9a60', .4), .006, (.62, 0, .05))
            with group('phone', (-1.02, .05, top - .05), (0, 0, 90)):
                rbox(1.1, .28, .12, .06, m, .03, 4, (0, 0, 0)); tube([(-.48, 0, .18), (-.42, 0, .27), (0, 0, .30), (.42, 0, .27), (.48, 0, .18)], .085, d, radii=[1.25, 1, .85, 1, 1.25], n=8)
            cable([(-1.05, -.5, .9), (-1.2, -.6, .5), (-1.15, -.3, .2), (-.9, -.1, .3)], .02, rubber('#2c2e32'))
        else:
            rbox(1.2, .85, .02, .08, d, .008, 3, (-.05, .05, top)); 
            with group('slope', (-.05, .15, top + .02), (12, 0, 0)): rbox(1.0, .55, .015, .05, plastic('#1b1c1f', .5), .004, 2)
            with group('panel', (.66, -.50, top), (0, 0, 0)):
                rbox(.30, .36, .02, .05, d, .006, 3); cyl(.05, .015, glow('#7CFFB2', .8), .004, (0, .08, .02)); rbox(.2, .10, .012, .03, plastic('#5a5d62', .4), .004, 2, (0, -.08, .02))
        with group('name', (-.55, -.727, H - .02 if not multi else H*.55), (90, 0, 0)): mark('mark-arta', .34, '#55585c', (0, 0, .001))
    return g, 40, dict(yaw=-28, elev=18, detail=(.5, 0, .6))
