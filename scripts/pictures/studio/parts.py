"""Parts that goods of several families share; it brings shapes and materials along."""
import math
from mathutils import Vector
from shapes import *
from materials import *


def mark(name, width, color, loc=(0, 0, 0), rot=(0, 0, 0), metal_=0., ratio=.25):
    """A brand's word, flat on a surface, read from +z."""
    return card(width, width * ratio, stamp(name, color, .35, metal_), loc, rot)


def mesh_of_holes(w, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), step=.03, r=.009, round_=False):
    """Rows of small dark holes: a speaker's grille."""
    with group('holes', loc, rot):
        nx, ny = int(w / step), int(h / step)
        v, f = [], []
        for i in range(nx):
            for j in range(ny):
                x, y = (i - (nx - 1) / 2) * step, (j - (ny - 1) / 2) * step
                if round_ and (x / (w / 2)) ** 2 + (y / (h / 2)) ** 2 > 1:
                    continue
                k = len(v)
                v += [(x + r * math.cos(a), y + r * math.sin(a), 0) for a in (math.pi / 4 * q for q in range(8))]
                f.append(list(range(k, k + 8)))
        return mesh(v, f, mat, recalc=False, smooth=None)


def port(loc, rot=(0, 0, 0), w=.09, h=.032, rim='#9a9da2'):
    """A USB-C mouth in a surface that looks to +z."""
    with group('port', loc, rot):
        prism(rrect(w, h, h / 2, 6), .003, metal(rim, .3), 0)
        prism(rrect(w * .86, h * .72, h * .36, 6), .004, plastic('#050505', .5), 0)
        box(w * .55, h * .16, .005, plastic('#2b2b2d', .4), 0)


def usb_a(loc, rot=(0, 0, 0), w=.13, h=.06):
    with group('usb', loc, rot):
        prism(rrect(w, h, .006, 3), .003, metal('#9a9da2', .3), 0)
        prism(rrect(w * .9, h * .82, .004, 3), .004, plastic('#050505', .5), 0)
        box(w * .8, h * .34, .006, plastic('#e9e9e9', .5), 0, loc=(0, h * .18, 0))


def plug_c(mat, length=.30, w=.125, h=.07):
    """A USB-C plug that points to +x, its shell from the origin backwards."""
    with group('plug', rot=(0, 90, 0)):
        prism(rrect(h * .5, w * .72, h * .25, 6), .09, metal('#c9ccd0', .2), .006, 3)
        prism(rrect(h, w, h * .45, 6), length, mat, .012, 3, (0, 0, -length))


def cable(points, r, mat, n=10):
    return tube(points, r, mat, n=n)


def coil(R, r, turns, mat, z0=0., lead=()):
    """A cable wound in a ring that lies on the table."""
    pts = []
    for i in range(int(turns * 16) + 1):
        t = i / 16
        wob = .06 * R * math.sin(t * 2.1)
        pts.append(((R + wob) * math.cos(2 * math.pi * t), (R + wob) * math.sin(2 * math.pi * t), z0 + r + r * 1.5 * (t % turns) * .9 + .004 * math.sin(9 * t)))
    return tube(pts + list(lead), r, mat, n=3)


def screw(x, y, z, r, mat, rot=(0, 0, 0)):
    with group('screw', (x, y, z), rot):
        cyl(r, r * .5, mat, r * .15, seg=24)
        prism(rrect(r * .9, r * .9, r * .1, 2), .002, plastic('#1a1a1a', .6), 0, loc=(0, 0, r * .5))


def lens(x, y, z, r, rim):
    cyl(r, .034, rim, .006, (x, y, z))
    cyl(r * .86, .003, plastic('#050507', .08, 1.), .001, (x, y, z + .034))
    ring(r * .5, r * .05, metal('#3a3d44', .2), (x, y, z + .0365))
    ball(r * .36, plastic('#0b1026', .03, 1.), (x, y, z + .034), (1, 1, .25))
