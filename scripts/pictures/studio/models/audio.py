"""Headphones, speakers and a microphone."""
from parts import *


def _cups(color, pad, trim, sx=1.12, sy=.92, on_ear=False, logo='mark-ava', glow_=None):
    for s in (-1, 1):
        with group('cup', (s*.80, 0, .48), (0, s*90, 0), (sx, sy, 1)):
            with group('tilt', rot=(0, -5, 0)):
                k = .78 if on_ear else 1
                lathe(fillet([(0, .13), (.24*k, .13, .04), (.355*k, .07, .09), (.36*k, -.10, .03), (0, -.10)], 8), plastic(color, .4, .2))
                ring(.245*k, .007, metal(trim, .2) if not glow_ else glow(glow_, 2.4), (0, 0, .128), sx=1 if not glow_ else 2.)
                lathe([(0, .134), (.22*k, .134)], plastic(mixc(color, '#000000', .08), .5))
                with group('l', (0, 0, .136), (0, 0, 90*s)): mark(logo, .24*k, mixc(color, '#ffffff' if sum(lin(color)) < 1 else '#000000', .5))
                if on_ear:
                    lathe(fillet([(0, -.09), (.29, -.09, .04), (.30, -.22, .07), (.20, -.26, .04), (0, -.25)], 8), leather(pad, 60))
                else:
                    ring(.255, .105, leather(pad, 60), (0, 0, -.16), sx=1.0, sz=.95); lathe([(0, -.13), (.2, -.13)], fabric('#222222', 50))


def headphones(color='#d8cfc2', pad='#3a3634', trim='#b9bcc0', on_ear=False, mic=False, wired=False, light=None, logo='mark-ava', kids=False):
    with group('hp') as g:
        R = .78; arc = [(R*math.cos(math.radians(a)), 0, 1.02 + .86*math.sin(math.radians(a))) for a in range(4, 177, 12)]
        w = .30 if not on_ear else .20
        tube(arc, 1, plastic(color, .4, .2), prof=rrect(w, .065 if not on_ear else .04, .03 if not on_ear else .018, 6))
        a2 = [(.935*R*math.cos(math.radians(a)), 0, 1.01 + .80*math.sin(math.radians(a))) for a in range(38, 143, 8)]
        tube(a2, 1, leather(pad, 60) if not kids else plastic(mixc(color, '#ffffff', .5), .6), prof=rrect(w*.9, .10 if not on_ear else .06, .045 if not on_ear else .028, 6))
        yoke = metal(trim, .2) if not kids else plastic('#f4f2ec', .4, .2)
        for s in (-1, 1):
            tube([(s*.775, 0, 1.12), (s*.80, 0, .92), (s*.845, 0, .80)], 1, yoke, prof=rrect(.13, .035, .015, 4))
            if on_ear: tube([(s*.80, 0, .98), (s*.86, 0, .78), (s*.90, 0, .52)], 1, yoke, prof=rrect(.11, .04, .015, 4))
            else: tube([(s*.86, .34, .50), (s*.90, .33, .66), (s*.90, .2, .80), (s*.885, 0, .83), (s*.90, -.2, .80), (s*.90, -.33, .66), (s*.86, -.34, .50)], .036, yoke)
        _cups(color, pad if not kids else '#f4f2ec', trim, on_ear=on_ear, logo=logo, glow_=light)
        if kids:
            for s in (-1, 1):
                with group('beak', (s*.945, 0, .48), (0, s*90, 0)):
                    for y in (-.09, .09): cyl(.03, .012, plastic('#1b1c1f', .2), .004, (.10, y, 0))
                    cyl(.075, .05, plastic('#f28a2e', .4), .02, (-.06, 0, 0), r2=.03)
        if mic:
            tube([(-.90, -.20, .34), (-.86, -.50, .22), (-.66, -.72, .16), (-.40, -.80, .15)], .022, rubber('#1c1d1f'), n=10); ball(.065, fabric('#1a1a1c', 60, 'fleece'), (-.36, -.81, .15), (1.3, 1, 1))
        if wired:
            m = rubber('#1c1d1f')
            pts = [(-.84, 0, .16), (-.86, -.10, .05)]
            for i in range(100): t = i/99; a = t*2*math.pi*16; pts.append((-.80 + t*1.2, -.35 + .05*math.cos(a) - .2*math.sin(t*3.1), .065 + .05*math.sin(a)))
            tube(pts + [(.62, -.40, .04), (.80, -.30, .04)], .016, m, n=3)
            with group('jack', (.94, -.24, .04), (0, 90, 24)): cyl(.035, .16, m, .01, (0, 0, -.16)); cyl(.02, .14, metal('#d3b06b', .18), .008)
    return g, 20, dict(yaw=32, elev=12, detail=(.25, .1, .3))


def portable_speaker(color='#7c8f86'):
    """A lying barrel in cloth with rubber ends and a strap."""
    f, r = fabric(color, 55, 'weave', .9), rubber('#1f2022')
    with group('sp') as g:
        with group('b', (0, 0, .42), (0, 90, 0)):
            lathe(fillet([(0, -.92), (.36, -.92, .08), (.40, -.80), (.42, 0), (.40, .80), (.36, .92, .08), (0, .92)], 10), f)
            for s in (-1, 1):
                with group('e', (0, 0, s*.86), (0, 0 if s > 0 else 180, 0)):
                    lathe(fillet([(.40, -.06), (.425, -.04, .02), (.40, .14, .05), (.31, .155, .02), (.29, .12), (0, .12)], 6), r); lathe(fillet([(0, .135), (.26, .13, .02), (.275, .115)], 4), metal('#5d6166', .35, 'radial'))
        with group('band', (0, -.418, .42), (90, 0, 0)):
            mark('mark-pejvak', .46, '#e6e8ea', (0, 0, .004))
        with group('keys', (0, 0, .83)):
            rbox(.72, .17, .03, .08, r, .015, 4)
            for i in range(4): cyl(.045, .012, plastic('#d9dcdf', .5), .004, (-.24 + .16*i, 0, .028))
        tube([(.86, .12, .74), (1.06, .10, .82), (1.12, 0, .55), (1.05, -.08, .30), (.90, -.04, .25)], 1, fabric('#1f2022', 60, 'twill', .6), prof=rrect(.09, .02, .008, 3), n=8)
        for x in (-.5, .5): box(.3, .2, .03, r, .01, loc=(x, 0, -.012))
    return g, 21, dict(yaw=-24, elev=14, detail=(.75, 0, .6))


def radio(color='#eadfc8', wood_='walnut'):
    """Wooden box, cloth grille, dial and two knobs."""
    with group('radio') as g:
        rbox(1.7, .62, .95, .08, wood(wood_, 'x', 1.2), .05, 6, (0, 0, .06))
        for x in (-.65, .65):
            for y in (-.18, .18): cyl(.05, .07, metal('#c9a55c', .3), .01, (x, y, 0), r2=.065)
        with group('f', (0, -.311, .53), (90, 0, 0)):
            prism(rrect(1.54, .80, .07, 10), .014, plastic(color, .4, .4), .006, 3)
            prism(rrect(.80, .66, .05, 8), .010, fabric('#c8b48c', 46, 'weave', .9), .003, 2, (-.30, 0, .008))
            for i in range(9): box(.012, .64, .012, metal('#c9a55c', .25), .003, 1, (-.66 + .09*i, 0, .012))
            prism(rrect(.52, .26, .03, 6), .006, plastic('#1b1c1f', .2, .8), 0, loc=(.44, .16, .014)); card(.50, .24, picture('dial-radio', .2, .9), (.44, .16, .0205))
            for x in (.29, .59):
                with group('k', (x, -.18, .014)): cyl(.105, .08, metal('#c9a55c', .25, 'radial'), .015); cyl(.08, .095, plastic(mixc(color, '#ffffff', .3), .35, .5), .012); box(.012, .05, .004, plastic('#3a2a1c', .5), 0, loc=(0, .045, .095))
            mark('mark-pejvak', .28, '#8a6a2f', (-.30, -.362, .0148)) if False else None
        with group('handle', (0, 0, 1.0)): tube([(-.62, 0, .0), (-.60, 0, .15), (-.45, 0, .20), (.45, 0, .20), (.60, 0, .15), (.62, 0, .0)], 1, leather('#6d432a', 50), prof=rrect(.10, .035, .015, 4), n=6)
        tube([(.70, .24, .98), (.86, .26, 1.55)], .012, metal('#c9ccd0', .15), n=1); ball(.022, metal('#c9ccd0', .15), (.86, .26, 1.56))
    return g, 28, dict(yaw=-22, elev=12, detail=(.72, 0, .6))


def karaoke(color='#c4c8cc'):
    """A microphone with its loudspeaker in the handle's foot."""
    m = metal(color, .28)
    with group('mic') as g:
        with group('lean', (0, 0, 0), (0, 0, 0)):
            lathe(fillet([(0, 0), (.30, 0, .05), (.32, .10, .03), (.32, .52, .05), (.24, .64, .05), (.145, .78, .04), (.13, 1.30), (.17, 1.42, .03), (.19, 1.46), (0, 1.46)], 8), m)
            with group('grille'): wrap(.3225, .38, fabric('#26272a', 60, 'weave', .9), 360, loc=(0, 0, .13))
            ring(.322, .012, m, (0, 0, .52)); ring(.322, .012, m, (0, 0, .12))
            o = ball(.25, metal('#b9bcc0', .3), (0, 0, 1.66), (1, 1, 1.08))
            for i in range(14):
                with group('w', (0, 0, 1.66), (0, 0, i*180/14)): ring(.253, .006, metal('#8f9399', .25), rot=(90, 0, 0))
            for k in range(-4, 5): z = k*.055; ring(math.sqrt(max(.01, .253**2 - z*z)), .006, metal('#8f9399', .25), (0, 0, 1.66 + z*1.08))
            ring(.245, .024, m, (0, 0, 1.63), sz=1.4); ring(.19, .03, plastic('#1b1c1f', .4), (0, 0, 1.46))
            with group('keys', (0, -.135, 1.05), (90, 0, 0)):
                prism(rrect(.10, .48, .05, 8), .012, plastic('#1b1c1f', .3, .6), .004, 2)
                for i, c in enumerate(('#7CFFB2', '#ffffff', '#ffffff', '#ff7bd5')): cyl(.03, .008, plastic('#d9dcdf', .4) if i else glow(c, 1.2), .003, (0, .17 - .11*i, .010))
            for i, c in enumerate(('#ff3b6b', '#f7f13b', '#3bc9ff')): ring(.305, .012, glow(c, 1.6), (0, 0, .045 + .02*i)) if i == 2 else None
    return g, 26, dict(yaw=10, elev=10, detail=(.5, 0, .85))
