"""The stage: sweep, lights, camera, rendering. The same for every good, so that all look like one shoot."""
import bpy, math, random, time
from mathutils import Matrix, Vector, noise
from shapes import _groups, card, fillet, mesh
from materials import N, _mats, lin

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _groups.clear(); _mats.clear()
    random.seed(7); noise.seed_set(7)


def _area(loc, target, size, power, color='#ffffff', name='soft'):
    l = bpy.data.lights.new(name, 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y = size; l.energy = power; l.color = lin(color)
    o = bpy.data.objects.new(name, l); bpy.context.scene.collection.objects.link(o); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); return o
def stage(kind='light', flags=False, key=1., rim=1., fill=1., flat=False):
    """Seamless sweep + 4 soft lights. kind: light | warm | dark | a colour. flags: black cards for glass."""
    col = {'light': '#e9eaeb', 'warm': '#ece6dd', 'dark': '#2a2d31'}.get(kind, kind)
    pts = [(-9, 0)] + [(x, z) for x, z in fillet([(-9, 0), (4.2, 0, 2.6), (4.2, 9)], 24)][1:]
    v = [(x, y, z) for y, z in pts for x in (-14, 14)]
    f = [[2*i, 2*i+1, 2*i+3, 2*i+2] for i in range(len(pts) - 1)]
    m = N('sweep').set(Base_Color=col, Roughness=.55, Specular=.25).m
    o = mesh(v, f, m, smooth=60, name='sweep', recalc=False); o['stage'] = 1; o['sweep'] = 1
    bpy.context.scene.render.film_transparent = True
    d = .45 if kind == 'dark' else 1.
    L = [_area((-2.6, -2.2, 2.9), (0, 0, .35), (2.0, 2.0), 118*key, '#fff6ec', 'key'),
         _area((3.1, -1.7, 1.7), (0, 0, .4), (1.4, 2.4), 34*fill, '#eef4ff', 'fill'),
         _area((0, .7, 3.4), (0, 0, .2), (3.2, 1.5), 85*d, '#ffffff', 'top'),
         _area((1.9, 2.1, 1.6), (0, 0, .4), (.35, 2.4), 42*rim, '#ffffff', 'rim')]
    if flat:      # raking light: folds and weave show from above
        L[0].location = (-3.4, 1.9, 1.35); L[0].rotation_euler = (Vector((0, 0, 0)) - L[0].location).to_track_quat('-Z', 'Y').to_euler(); L[0].data.size = L[0].data.size_y = 1.1; L[0].data.energy = 150
        L[2].data.energy = 26; L[3].data.energy = 0
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = (.92, .95, 1, 1); b.inputs[1].default_value = .33 if kind != 'dark' else .12
    if flags:
        k = N('flag').set(Base_Color='#050505', Roughness=.9).m
        for sx in (-1, 1):
            c = card(.5, 1.7, k, (sx*.98, .42, .6), (90, 0, sx*-58)); c['stage'] = 1; c.visible_camera = False; c.visible_diffuse = False; c.visible_shadow = False
    return L

def _points(root):
    dg = bpy.context.evaluated_depsgraph_get(); P = []
    def walk(o):
        if o.type in {'MESH', 'CURVE', 'FONT'} and not o.get('helper') and not o.get('nofit'):
            e = o.evaluated_get(dg); me = e.to_mesh(); k = max(1, len(me.vertices) // 1500); mw = e.matrix_world
            P.extend(mw @ v.co for i, v in enumerate(me.vertices) if i % k == 0); 
            e.to_mesh_clear()
        for c in o.children: walk(c)
    walk(root); return P
def fit(root, size=1.):
    """Scale the product so that its largest side is `size`, stand it on the floor, centre it."""
    root.location = (0, 0, 0); root.scale = (1, 1, 1); bpy.context.view_layer.update()
    P = _points(root); lo = [min(p[i] for p in P) for i in range(3)]; hi = [max(p[i] for p in P) for i in range(3)]
    s = size / max(h - l for h, l in zip(hi, lo)); c = [(a + b) / 2 for a, b in zip(lo, hi)]
    e = bpy.data.objects.new('turntable', None); bpy.context.scene.collection.objects.link(e)
    root.parent = e; root.scale = (s,)*3; root.location = (-c[0]*s, -c[1]*s, -lo[2]*s)
    bpy.context.view_layer.update(); return e, s
def frame(turn, yaw=0, elev=12, fill=.8, lens=90, at=None):
    """Turn the good and frame it. at: a detail as fractions (x, y, z) of the bounding box; fill > 1 comes closer."""
    turn.rotation_euler = (0, 0, math.radians(yaw)); bpy.context.view_layer.update()
    P = _points(turn); c = bpy.context.scene.camera
    if not c:
        d = bpy.data.cameras.new('cam'); c = bpy.data.objects.new('cam', d); bpy.context.scene.collection.objects.link(c); bpy.context.scene.camera = c
    c.data.lens = lens; c.data.sensor_width = 36; c.data.clip_start = .01
    e = math.radians(elev); back = Vector((0, -math.cos(e), math.sin(e)))
    R = (-back).to_track_quat('-Z', 'Y').to_matrix()
    if elev > 89: R = Matrix.Identity(3)
    half = math.tan(math.atan(18 / lens)) * fill
    lo = Vector([min(p[i] for p in P) for i in range(3)]); hi = Vector([max(p[i] for p in P) for i in range(3)])
    T = (lo + hi) / 2; Q = P
    dist = 6.
    for _ in range(12):
        pos = T + back * dist; q = [R.transposed() @ (p - pos) for p in Q]
        xs = [a.x / -a.z for a in q]; ys = [a.y / -a.z for a in q]
        cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        T = T + R @ Vector((cx * dist, cy * dist, 0)); ext = max(max(xs) - min(xs), max(ys) - min(ys)) / 2
        dist *= ext / half
    if at: T = Vector([lo[i] + (hi[i]-lo[i]) * at[i] for i in range(3)])
    c.location = T + back * dist; c.rotation_euler = R.to_euler()
    return c

# render
def render(path, size=576, samples=24, threshold=.05, glassy=False):
    """Writes an uncompressed EXR with albedo, normals and depth for develop.mjs; gives CPU seconds."""
    r = bpy.context.scene.render; r.engine = 'CYCLES'; cy = bpy.context.scene.cycles; cy.device = 'CPU'
    cy.samples = samples; cy.use_adaptive_sampling = True; cy.adaptive_threshold = threshold; cy.adaptive_min_samples = min(12, samples)
    cy.use_denoising = False; cy.seed = 3; cy.max_bounces = 14 if glassy else 6; cy.diffuse_bounces = 2; cy.glossy_bounces = 4
    cy.transmission_bounces = 12 if glassy else 4; cy.transparent_max_bounces = 12
    cy.sample_clamp_indirect = 3.; cy.sample_clamp_direct = 0; cy.caustics_reflective = False; cy.caustics_refractive = False; cy.blur_glossy = 1.
    cy.filter_width = 1.3
    r.resolution_x = r.resolution_y = size; r.resolution_percentage = 100; r.threads_mode = 'FIXED'; r.threads = 1
    r.use_persistent_data = True
    vl = bpy.context.view_layer; vl.cycles.denoising_store_passes = True; vl.use_pass_z = True
    i = r.image_settings; i.file_format = 'OPEN_EXR_MULTILAYER'; i.color_depth = '32'; i.exr_codec = 'NONE'
    r.filepath = path; r.use_file_extension = False
    sweep = next(o for o in bpy.data.objects if o.get('sweep'))
    began = time.process_time()
    sweep.is_shadow_catcher, sweep.visible_camera = False, False
    bpy.ops.render.render(write_still=True)
    sweep.is_shadow_catcher, sweep.visible_camera = True, True
    r.resolution_x = r.resolution_y = max(128, size // 4); cy.samples = 32; cy.max_bounces = 2; cy.adaptive_threshold = .1
    r.filepath = path + '.shadow'
    bpy.ops.render.render(write_still=True)
    return time.process_time() - began
