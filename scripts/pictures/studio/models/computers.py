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


def tank_printer(color='#2a2c30'):
    """A low printer with four windows of ink in front."""
    m, d = plastic(color, .5, .05, .4, 120), plastic(mixc(color, '#000000', .35), .5)
    with group('printer') as g:
        rbox(1.7, 1.15, .46, .07, m, .04, 5, (0, .1, .05)); rbox(1.62, 1.06, .07, .06, d, .02, 4, (0, .1, .51)); box(1.0, .04, .16, plastic('#0c0d0f', .6), .01, loc=(-.18, -.46, .10))
        with group('tray', (-.18, -.62, .09), (-4, 0, 0)): box(.92, .40, .02, d, .006); box(.78, .46, .008, paper('#fbfaf6'), .001, loc=(0, .04, .02))
        with group('tank', (.60, -.42, .07)):
            rbox(.42, .16, .36, .03, plastic('#1a1b1e', .35, .3), .012, 3)
            for i, c in enumerate(('#17181b', '#e8c21f', '#d0307f', '#1f8fc4')):
                box(.075, .02, .28, plastic('#d9dee2', .2, .6), .004, loc=(-.145 + i*.097, -.078, .04)); box(.066, .022, .20 - .03*i, plastic(c, .15, .8), .002, loc=(-.145 + i*.097, -.079, .045))
        with group('panel', (-.18, -.485, .40), (74, 0, 0)): prism(rrect(.70, .14, .03, 6), .012, plastic('#0c0d0f', .15, .7), .003, 2); [cyl(.022, .012, plastic('#d9dcdf', .4), .003, (-.24 + .09*i, 0, .008), seg=24) for i in range(6)]
        mark('mark-arta', .30, '#d9dcdf', (-.55, -.30, .581))
    return g, 42, dict(yaw=-22, elev=18, detail=(.8, .1, .4))


def label_printer(color='#eeeeea', accent='#1f9c9c'):
    """A palm-sized printer for stickers with a strip hanging out."""
    m = plastic(color, .4, .2)
    with group('lp') as g:
        with group('b', (0, 0, 0), (-8, 0, 0)): rbox(.78, .36, 1.05, .16, m, .08, 6); rbox(.66, .02, .44, .06, plastic('#101114', .2, .7), .006, 2, (0, -.178, .52)); rbox(.796, .30, .06, .14, plastic(accent, .4, .2), .012, 3, (0, 0, .34)); cyl(.07, .02, plastic(accent, .35, .3), .008, (0, -.178, .20), (90, 0, 0), seg=48)
        with group('m', (0, -.135, .74), (82, 0, 0)): mark('mark-arta', .36, '#e9ebee', (0, 0, .028))
        tube([(0, -.02, 1.03), (0, -.06, 1.16), (0, -.16, 1.24), (0, -.30, 1.22)], 1, paper('#fbfaf6'), prof=rrect(.46, .006, .002, 2), n=8)
        with group('roll', (.72, -.18, .16), (90, 0, 30)): lathe([(.09, -.17), (.16, -.17), (.16, .17), (.09, .17), (.09, -.17)], paper('#fbfaf6')); cyl(.09, .345, paper('#c9b48c'), .002, (0, 0, -.172))
    return g, 13, dict(yaw=-20, elev=14, detail=(.5, 0, .8))


def photo_printer(color='#eb9ab2'):
    """A flat box for postcards, a photograph half out."""
    m = plastic(color, .4, .2)
    with group('pp') as g:
        rbox(1.25, .95, .40, .14, m, .06, 6, (0, .1, 0)); rbox(1.15, .85, .03, .10, plastic(mixc(color, '#ffffff', .6), .4, .2), .01, 3, (0, .1, .39)); box(.86, .04, .10, plastic('#101114', .5), .02, loc=(0, -.37, .14))
        with group('pic', (0, -.62, .165), (3, 0, 0)): box(.74, .52, .008, paper('#fbfaf6'), .001); card(.66, .44, picture('screen-dawn', .35, 0, .3), (0, 0, .0085))
        cyl(.075, .02, plastic('#f7f5ef', .35, .4), .008, (.40, -.16, .415), seg=48); mark('mark-arta', .30, mixc(color, '#000000', .5), (-.32, -.16, .4215)); cyl(.014, .004, glow('#ffffff', 1.5), 0, (.40, -.30, .42))
        for i, (x, r) in enumerate(((.82, 14), (.90, -8))):
            with group('p', (x, -.52 + i*.05, .004 + i*.006), (0, 0, r)): box(.46, .62, .004, paper('#fbfaf6'), .001); card(.40, .54, picture(('screen-sea', 'screen-moss')[i], .35, 0, .3), (0, 0, .0045))
    return g, 24, dict(yaw=-18, elev=26, detail=(.45, .1, .4))


def receipt_printer(color='#232427'):
    """A cube for the counter; a strip of receipt stands out of it."""
    m = plastic(color, .5, .05, .4, 120)
    with group('rp') as g:
        rbox(.90, 1.0, .82, .07, m, .04, 5); rbox(.80, .52, .06, .05, plastic(mixc(color, '#ffffff', .08), .45), .015, 3, (0, .18, .81)); box(.66, .03, .02, plastic('#0c0d0f', .6), .004, loc=(0, -.12, .815))
        tube([(0, -.11, .80), (0, -.12, 1.0), (0, -.16, 1.22), (0, -.30, 1.40)], 1, paper('#fbfaf6'), prof=rrect(.60, .005, .002, 2), n=8)
        for i in range(3): cyl(.020, .006, glow(('#7CFFB2', '#3a3c40', '#3a3c40')[i], 1.2), 0, (.22 + .08*i, -.32, .822), seg=20)
        cyl(.045, .014, plastic('#d9dcdf', .4), .005, (-.30, -.32, .815), seg=32)
        with group('m', (0, -.502, .40), (90, 0, 0)): mark('mark-arta', .36, '#d9dcdf')
    return g, 15, dict(yaw=-26, elev=16, detail=(.5, 0, .8))


def hard_drive(color='#232427', rugged=False):
    """A flat drive with its cable."""
    m = metal(color, .36, 'y', .8) if not rugged else plastic(color, .45, .1)
    with group('hdd') as g:
        with group('b', (0, 0, .62), (76, 0, 0)):
            prism(rrect(.86, 1.20, .07, 10), .13, m, .02, 4, (0, 0, -.065)); mark('mark-pejvak', .36, mixc(color, '#ffffff', .6), (0, -.38, .066))
            if rugged:
                for sx in (-1, 1):
                    for sy in (-1, 1): rbox(.26, .30, .19, .09, rubber('#ea7f26'), .03, 4, (sx*.33, sy*.48, -.095))
            cyl(.012, .004, glow('#35b7ff', 1.6), 0, (.30, .46, .066), seg=16)
        tube([(.10, .12, 1.18), (.14, .20, 1.40), (.50, .20, 1.36), (.66, .02, .80), (.62, -.20, .10), (.50, -.42, .04), (.30, -.52, .04)], .022, rubber('#1b1c1e'), n=10)
        with group('pl', (.24, -.55, .04), (90, 0, 118)): plug_c(plastic('#1b1c1e', .4), .14)
    return g, 13, dict(yaw=-20, elev=16, detail=(.4, .1, .7))


def memory_cards(color='#1f3056'):
    """A card for the camera, a tiny one for the telephone and its adapter."""
    def sd(c):
        out = [(-.36, -.48), (.36, -.48), (.36, .30), (.20, .48), (-.36, .48)]; prism(out, .06, plastic(c, .45, .1), .012, 3); prism([(x*.86, y*.74 - .06) for x, y in out], .003, paper('#e9e4d8', .5), 0, loc=(0, 0, .059)); card(.52, .26, stamp('text-256', '#26272a'), (0, -.06, .0632)); mark('mark-pejvak', .42, '#e9ebee', (0, .30, .0605))
    with group('cards') as g:
        with group('a', (-.34, .10, .50), (72, 0, 10)): sd(color)
        with group('b', (.46, -.10, .50), (74, 0, -14)): sd('#232427')
        with group('c', (.06, -.52, .012), (0, 0, 24)): prism([(-.13, -.18), (.13, -.18), (.13, .10), (.09, .14), (.09, .20), (-.13, .20)], .016, plastic('#232427', .4), .004, 2); mark('mark-pejvak', .18, '#e9ebee', (0, 0, .0165))
    return g, 5, dict(yaw=0, elev=20, detail=(.3, .2, .6))


def nvme(color='#1d5c3a'):
    """A stick of memory: chips on a green board, gold at its end."""
    with group('nvme') as g:
        with group('b', (0, 0, .36), (58, 0, -16)):
            box(2.2, .60, .03, plastic(color, .35, .3), .004)
            for x, w, d in ((-.55, .44, .40), (.02, .36, .40), (.50, .40, .40)): rbox(w, d, .06, .02, plastic('#141518', .5), .006, 2, (x, 0, .03))
            for i in range(14): box(.04, .022, .034, metal('#d8b45a', .25), 0, loc=(1.09, -.24 + i*.036, 0))
            for i in range(16): box(.04, .025, .03, metal('#b9bcc0', .3), .003, 1, (-.86 + (i % 4)*.06, -.20 + (i//4)*.12, .03))
            card(.52, .30, paper('#f2efe6', .5), (-.02, 0, .0915)); mark('mark-pejvak', .46, '#26272a', (-.02, 0, .0922)); cyl(.05, .034, metal('#b9bcc0', .25), 0, (-1.06, 0, 0), seg=32)
        with group('sink', (.1, -.42, .0)): box(2.0, .56, .05, metal('#4a4d52', .3), .004); [box(1.98, .022, .13, metal('#4a4d52', .3), .003, loc=(0, -.25 + i*.056, .04)) for i in range(10)]
    return g, 9, dict(yaw=-10, elev=28, detail=(.3, .3, .5))


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
