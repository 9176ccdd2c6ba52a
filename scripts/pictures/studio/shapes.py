"""Outlines, shapes and cloth: what the goods are built of. Lengths are free, `stage.fit` scales."""
import bpy, bmesh, hashlib, math, os, pickle, random
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt

_groups = []

class group:
    """with group('x') as g: everything made inside hangs on g (an empty)."""
    def __init__(self, name='g', loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
        self.a = (name, loc, rot, scale)
    def __enter__(self):
        n, l, r, s = self.a
        e = bpy.data.objects.new(n, None); bpy.context.scene.collection.objects.link(e)
        e.location = l; e.rotation_euler = [math.radians(a) for a in r]
        e.scale = (s,) * 3 if isinstance(s, (int, float)) else s
        if _groups: e.parent = _groups[-1]
        _groups.append(e); return e
    def __exit__(self, *a): _groups.pop()

def _link(o, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=None):
    bpy.context.scene.collection.objects.link(o)
    o.location = loc; o.rotation_euler = [math.radians(a) for a in rot]
    if _groups: o.parent = _groups[-1]
    if mat is not None: o.data.materials.append(mat)
    if smooth is not None and hasattr(o.data, 'polygons'):
        for p in o.data.polygons: p.use_smooth = True
        o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(smooth)
    return o

def mesh(verts, faces, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=40, name='m', recalc=True):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts], [], faces); me.validate()
    if recalc:
        bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(me); bm.free()
    return _link(bpy.data.objects.new(name, me), mat, loc, rot, smooth)

# modifiers
def bevel(o, w, seg=4, angle=35):
    b = o.modifiers.new('bevel', 'BEVEL'); b.width = w; b.segments = seg
    b.limit_method = 'ANGLE'; b.angle_limit = math.radians(angle); b.harden_normals = False; return o
def subsurf(o, n=2):
    m = o.modifiers.new('sub', 'SUBSURF'); m.levels = n; m.render_levels = n; return o
def solid(o, t, off=-1):
    m = o.modifiers.new('sol', 'SOLIDIFY'); m.thickness = t; m.offset = off; return o
def boolean(o, cutter, op='DIFFERENCE'):
    m = o.modifiers.new('bool', 'BOOLEAN'); m.object = cutter; m.operation = op; m.solver = 'EXACT'
    cutter.hide_render = True; cutter['helper'] = 1; return o
def wrinkle(o, amount, size, seed=0):
    """Cloud displacement: cushions, cloth, leather."""
    t = bpy.data.textures.new('t', 'CLOUDS'); t.noise_scale = size; t.noise_depth = 2
    m = o.modifiers.new('disp', 'DISPLACE'); m.texture = t; m.strength = amount; m.mid_level = .5
    m.texture_coords = 'LOCAL'; return o

# outlines
def fillet(pts, n=8, closed=False):
    """pts: (x, y) or (x, y, r); corners with r become arcs."""
    out = []; N = len(pts)
    for i, p in enumerate(pts):
        r = p[2] if len(p) > 2 else 0
        if r <= 0 or (not closed and i in (0, N - 1)): out.append((p[0], p[1])); continue
        P = Vector(p[:2]); A = Vector(pts[i - 1][:2]); B = Vector(pts[(i + 1) % N][:2])
        u = (A - P); v = (B - P); lu, lv = u.length, v.length
        if lu < 1e-9 or lv < 1e-9: out.append(tuple(P)); continue
        u /= lu; v /= lv; ang = math.acos(max(-1, min(1, u.dot(v))))
        if ang > math.pi - 1e-3 or ang < 1e-3: out.append(tuple(P)); continue
        d = min(r / math.tan(ang / 2), lu * .499, lv * .499); rr = d * math.tan(ang / 2)
        c = P + (u + v).normalized() * (rr / math.sin(ang / 2)); a = P + u * d; b = P + v * d
        a0 = math.atan2(a.y - c.y, a.x - c.x); a1 = math.atan2(b.y - c.y, b.x - c.x)
        while a1 - a0 > math.pi: a1 -= 2 * math.pi
        while a1 - a0 < -math.pi: a1 += 2 * math.pi
        for k in range(n + 1):
            t = a0 + (a1 - a0) * k / n; out.append((c.x + rr * math.cos(t), c.y + rr * math.sin(t)))
    return out
def rrect(w, h, r, n=12):
    r = min(r, w / 2 - 1e-5, h / 2 - 1e-5)
    return fillet([(w/2, h/2, r), (-w/2, h/2, r), (-w/2, -h/2, r), (w/2, -h/2, r)], n, True)
def superellipse(w, h, e=4, n=64):
    o = []
    for i in range(n):
        t = 2 * math.pi * i / n; c, s = math.cos(t), math.sin(t)
        o.append((w/2 * math.copysign(abs(c) ** (2/e), c), h/2 * math.copysign(abs(s) ** (2/e), s)))
    return o
def spline(pts, n=8, closed=False):
    """Catmull-Rom through 2-D or 3-D points."""
    P = [Vector(p) for p in pts]; out = []; N = len(P); m = N if closed else N - 1
    for i in range(m):
        a = P[i - 1] if (closed or i) else P[0] * 2 - P[1]; b = P[i]; c = P[(i + 1) % N]
        d = P[(i + 2) % N] if (closed or i + 2 < N) else P[-1] * 2 - P[-2]
        for k in range(n):
            t = k / n
            out.append(.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t**3))
    if not closed: out.append(P[-1])
    return out

# shapes
def prism(outline, depth, mat, bev=0, seg=4, loc=(0, 0, 0), rot=(0, 0, 0), smooth=40, name='prism'):
    """Outline in x/y, extruded in z from 0 to depth."""
    n = len(outline); v = [(x, y, 0) for x, y in outline] + [(x, y, depth) for x, y in outline]
    f = [list(range(n))[::-1], list(range(n, 2 * n))] + [[i, (i+1) % n, n+(i+1) % n, n+i] for i in range(n)]
    o = mesh(v, f, mat, loc, rot, smooth, name)
    if bev: bevel(o, bev, seg, 55)
    return o
def rbox(w, d, h, r, mat, bev=.01, seg=5, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Box w (x), d (y), h (z up from loc), upright corners of radius r, rims bevelled."""
    return prism(rrect(w, d, r), h, mat, bev, seg, loc, rot)
def box(w, d, h, mat, bev=.01, seg=4, loc=(0, 0, 0), rot=(0, 0, 0)):
    x, y = w/2, d/2
    v = [(-x,-y,0),(x,-y,0),(x,y,0),(-x,y,0),(-x,-y,h),(x,-y,h),(x,y,h),(-x,y,h)]
    o = mesh(v, [[3,2,1,0],[4,5,6,7],[0,1,5,4],[1,2,6,5],[2,3,7,6],[3,0,4,7]], mat, loc, rot, 40, 'box')
    if bev: bevel(o, bev, seg)
    return o
def softbox(w, d, h, mat, puff=.12, sub=3, loc=(0, 0, 0), rot=(0, 0, 0), e=5):
    """Cushion: super-ellipsoid with a puffed top."""
    nu, nv = 64, 32; v = []; f = []
    sg = lambda c, p: math.copysign(abs(c) ** p, c)
    for j in range(nv + 1):
        ph = -math.pi/2 + math.pi * j / nv
        for i in range(nu):
            th = 2 * math.pi * i / nu; cp = sg(math.cos(ph), 2/e)
            x = cp * sg(math.cos(th), 2/e); y = cp * sg(math.sin(th), 2/e); z = sg(math.sin(ph), 2/e)
            k = 1 + puff * (1 - x*x) * (1 - y*y)
            v.append((x*w/2*(1 + puff*.25*(1-z*z)*(1-y*y)), y*d/2*(1 + puff*.25*(1-z*z)*(1-x*x)), z*h/2*k + h/2))
    for j in range(nv):
        for i in range(nu): f.append([j*nu+i, j*nu+(i+1) % nu, (j+1)*nu+(i+1) % nu, (j+1)*nu+i])
    return mesh(v, f, mat, loc, rot, 80, 'cushion')
def lathe(prof, mat, seg=96, loc=(0, 0, 0), rot=(0, 0, 0), smooth=32, arc=360):
    """prof: (r, z) points; use fillet() first for rounded corners."""
    full = arc >= 360; n = seg if full else seg + 1; v = []; f = []
    for r, z in prof:
        for i in range(n):
            t = math.radians(arc) * i / seg; v.append((max(r, 0) * math.cos(t), max(r, 0) * math.sin(t), z))
    for j in range(len(prof) - 1):
        for i in range(seg):
            a, b = j*n+i, j*n+(i+1) % n
            f.append([a, b, b+n, a+n])
    bm = bmesh.new(); vs = [bm.verts.new(p) for p in v]
    for q in f:
        try: bm.faces.new([vs[k] for k in q])
        except ValueError: pass
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(bm, dist=1e-6, edges=bm.edges)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new('lathe'); bm.to_mesh(me); bm.free()
    return _link(bpy.data.objects.new('lathe', me), mat, loc, rot, smooth)
def cyl(r, h, mat, bev=.005, loc=(0, 0, 0), rot=(0, 0, 0), r2=None, seg=96):
    r2 = r if r2 is None else r2
    return lathe(fillet([(0, 0), (r, 0, bev), (r2, h, bev), (0, h)], 5), mat, seg, loc, rot)
def ring(R, r, mat, loc=(0, 0, 0), rot=(0, 0, 0), sx=1, sz=1, seg=96):
    return lathe([(R + r*sx*math.cos(2*math.pi*k/32), r*sz*math.sin(2*math.pi*k/32)) for k in range(33)], mat, seg, loc, rot, 60)
def ball(r, mat, loc=(0, 0, 0), sc=(1, 1, 1), rot=(0, 0, 0)):
    o = lathe([(r*math.cos(-math.pi/2+math.pi*k/48), r*math.sin(-math.pi/2+math.pi*k/48)) for k in range(49)], mat, 96, loc, rot, 60)
    o.scale = sc; return o
def tube(pts, r, mat, radii=None, closed=False, n=8, prof=None, loc=(0, 0, 0), rot=(0, 0, 0), cap=True, smooth=50):
    """Sweep along a smooth path; radii scale per control point; prof: closed 2-D outline (else a circle)."""
    P = spline(pts, n, closed) if n > 1 else [Vector(p) for p in pts]
    if prof is None: prof = [(math.cos(2*math.pi*k/24), math.sin(2*math.pi*k/24)) for k in range(24)]
    R = [1] * len(P)
    if radii:
        rr = spline([(a, 0, 0) for a in radii], n, closed) if n > 1 else [Vector((a, 0, 0)) for a in radii]
        R = [x.x for x in rr]
    m = len(prof); N = len(P); v = []; f = []; up = None
    for i, p in enumerate(P):
        a = P[i-1] if (closed or i) else p; b = P[(i+1) % N] if (closed or i+1 < N) else p
        t = (b - a).normalized()
        if up is None:
            up = Vector((0, 0, 1)) if abs(t.z) < .9 else Vector((0, 1, 0))
        x = t.cross(up).normalized(); up = x.cross(t).normalized()
        for q in prof: v.append(p + (x*q[0] + up*q[1]) * r * R[i])
    L = N if closed else N - 1
    for i in range(L):
        for k in range(m):
            j = (i+1) % N; f.append([i*m+k, i*m+(k+1) % m, j*m+(k+1) % m, j*m+k])
    if cap and not closed: f += [list(range(m))[::-1], [(N-1)*m+k for k in range(m)]]
    return mesh(v, f, mat, loc, rot, smooth, 'tube')
def loft(sections, mat, closed_ring=True, cap=True, loc=(0, 0, 0), rot=(0, 0, 0), smooth=60):
    """sections: lists of 3-D points, all the same length."""
    m = len(sections[0]); v = [p for s in sections for p in s]; f = []
    for i in range(len(sections) - 1):
        for k in range(m if closed_ring else m - 1):
            f.append([i*m+k, i*m+(k+1) % m, (i+1)*m+(k+1) % m, (i+1)*m+k])
    if cap and closed_ring: f += [list(range(m))[::-1], [(len(sections)-1)*m+k for k in range(m)]]
    return mesh(v, f, mat, loc, rot, smooth, 'loft')
def surf(fn, nu, nv, mat, closed_u=False, loc=(0, 0, 0), rot=(0, 0, 0), smooth=60, uv=True):
    """Parametric surface fn(u, v) -> (x, y, z), with UVs."""
    U = nu if closed_u else nu + 1; v = []; f = []
    for j in range(nv + 1):
        for i in range(U): v.append(fn(i / nu, j / nv))
    for j in range(nv):
        for i in range(nu): f.append([j*U+i, j*U+(i+1) % U, (j+1)*U+(i+1) % U, (j+1)*U+i])
    me = bpy.data.meshes.new('surf'); me.from_pydata(v, [], f)
    if uv and not closed_u:
        l = me.uv_layers.new(name='uv')
        for p in me.polygons:
            for li in p.loop_indices:
                k = me.loops[li].vertex_index; l.data[li].uv = ((k % U) / nu, (k // U) / nv)
    return _link(bpy.data.objects.new('surf', me), mat, loc, rot, smooth)
def card(w, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), r=0):
    """Flat picture carrier facing +z, UV 0..1; r rounds its corners."""
    out = rrect(w, h, r, 10) if r else [(w/2, h/2), (-w/2, h/2), (-w/2, -h/2), (w/2, -h/2)]
    me = bpy.data.meshes.new('card'); me.from_pydata([(x, y, 0) for x, y in out], [], [list(range(len(out)))])
    l = me.uv_layers.new(name='uv')
    for p in me.polygons:
        for li in p.loop_indices:
            x, y = out[me.loops[li].vertex_index]; l.data[li].uv = (x / w + .5, y / h + .5)
    return _link(bpy.data.objects.new('card', me), mat, loc, rot)
def wrap(r, h, mat, arc=360, seg=96, loc=(0, 0, 0), rot=(0, 0, 0), r2=None):
    """Label round a cylinder (or cone), UV 0..1."""
    r2 = r if r2 is None else r2
    def fn(u, v):
        t = math.radians(-90 - arc/2 + arc*u); q = r + (r2 - r) * v; return (q*math.cos(t), q*math.sin(t), h*v)
    return surf(fn, seg, 1, mat, loc=loc, rot=rot)
def text(s, size, mat, loc=(0, 0, 0), rot=(0, 0, 0), depth=.0, font=None, align='CENTER'):
    c = bpy.data.curves.new('txt', 'FONT'); c.body = s; c.size = size; c.extrude = depth; c.align_x = align; c.align_y = 'CENTER'
    if font: c.font = bpy.data.fonts.load(font)
    return _link(bpy.data.objects.new('txt', c), mat, loc, rot)
class _kept:
    """A simulated cloth is kept between runs and colours: the folds are the same, only the dye differs."""
    def __init__(self, *key):
        name = hashlib.sha1(repr(key).encode()).hexdigest()[:16]
        self.file = os.path.join(os.environ.get('PICTURE_CACHE', '/tmp'), name + '.cloth')
        self.mesh = pickle.load(open(self.file, 'rb')) if os.path.exists(self.file) else None
    def keep(self, me):
        pickle.dump(([tuple(v.co) for v in me.vertices], [list(p.vertices) for p in me.polygons]), open(self.file, 'wb'))

def flatlay(outline, mat, step=.022, grow=.06, frames=24, pinned=None, z=.012, seed=1):
    """A garment panel: fill the outline with even triangles, let the cloth grow a little while its rim is held -> natural folds."""
    P = [Vector(p[:2]) for p in outline]; n = len(P); xs = [p.x for p in P]; ys = [p.y for p in P]; rnd = random.Random(seed)
    def inside(q):
        c = False
        for i in range(n):
            a, b = P[i], P[i-1]
            if (a.y > q.y) != (b.y > q.y) and q.x < (b.x-a.x)*(q.y-a.y)/(b.y-a.y) + a.x: c = not c
        return c
    def far(q): return all((q - p).length_squared > (step*.6)**2 for p in P)
    I = []; y = min(ys); row = 0
    while y < max(ys):
        x = min(xs) + (step/2 if row % 2 else 0)
        while x < max(xs):
            q = Vector((x + rnd.uniform(-.15, .15)*step, y + rnd.uniform(-.15, .15)*step))
            if inside(q) and far(q): I.append(q)
            x += step
        y += step*.866; row += 1
    kept = _kept('flatlay', [tuple(p) for p in P], step, grow, frames, z, seed)
    if kept.mesh:
        o = mesh(*kept.mesh, mat, smooth=90, recalc=False); subsurf(o, 1); return o
    vs, es, fs, *_ = delaunay_2d_cdt(P + I, [(i, (i+1) % n) for i in range(n)], [], 1, 1e-5)
    def rim(q): return min((q - p).length for p in P)
    z0 = [z * min(1, rim(v)/.05)**.5 + .02*max(0, noise.noise(Vector((v.x*2.1, v.y*1.6, seed)))) * min(1, rim(v)/.08) for v in vs]
    o = mesh([(v.x, v.y, h) for v, h in zip(vs, z0)], fs, mat, smooth=90, recalc=False)
    g = o.vertex_groups.new(name='pin')
    for i, v in enumerate(vs):
        if rim(v) < step*.3 and (pinned is None or pinned(v)): g.add([i], 1, 'REPLACE')
    fl = mesh([(-3, -3, -.001), (3, -3, -.001), (3, 3, -.001), (-3, 3, -.001)], [[0, 1, 2, 3]]); fl.modifiers.new('c', 'COLLISION'); fl.collision.thickness_outer = .004; fl.collision.cloth_friction = 40
    m = o.modifiers.new('cloth', 'CLOTH'); st = m.settings; st.quality = 5; st.mass = .2; st.tension_stiffness = st.compression_stiffness = 12; st.shear_stiffness = 6
    st.bending_model = 'ANGULAR'; st.bending_stiffness = .08; st.shrink_min = -grow; st.vertex_group_mass = 'pin'; st.air_damping = 3; m.collision_settings.distance_min = .004; m.point_cache.frame_end = frames
    for f in range(1, frames + 1): bpy.context.scene.frame_set(f)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); o.modifiers.clear(); o.data = me; o.vertex_groups.clear()
    kept.keep(me); bpy.data.objects.remove(fl); subsurf(o, 1); return o
def drop(o, pts, lift=.0):
    """Lay 2-D points on top of object o: seams, collars, labels."""
    t = BVHTree.FromObject(o, bpy.context.evaluated_depsgraph_get()); out = []
    for p in pts:
        h = t.ray_cast(Vector((p[0], p[1], 2)), Vector((0, 0, -1)))[0]; out.append(Vector((p[0], p[1], (h.z if h else .006) + lift)))
    return out
def lay(o, outline, mat, lift=.004, thick=.008, step=.03):
    """A piece of cloth cut by an outline and laid upon o: lapels, pockets, belts."""
    P = [Vector(p[:2]) for p in outline]; n = len(P); Q = []
    for i in range(n):
        a, b = P[i], P[(i+1) % n]; k = max(1, round((b - a).length/step)); Q += [a.lerp(b, j/k) for j in range(k)]
    def inside(q):
        c = False
        for i in range(len(Q)):
            a, b = Q[i], Q[i-1]
            if (a.y > q.y) != (b.y > q.y) and q.x < (b.x-a.x)*(q.y-a.y)/(b.y-a.y) + a.x: c = not c
        return c
    xs, ys = [p.x for p in Q], [p.y for p in Q]; I = []; y = min(ys) + step/2
    while y < max(ys):
        x = min(xs) + step/2
        while x < max(xs):
            q = Vector((x, y))
            if inside(q) and all((q - p).length > step*.5 for p in Q): I.append(q)
            x += step
        y += step
    vs, _, fs, *_ = delaunay_2d_cdt(Q + I, [(i, (i+1) % len(Q)) for i in range(len(Q))], [], 1, 1e-5)
    top = drop(o, [(v.x, v.y) for v in vs], lift + thick)
    m = mesh(top, fs, mat, smooth=60, recalc=False); solid(m, thick, -1); return m
