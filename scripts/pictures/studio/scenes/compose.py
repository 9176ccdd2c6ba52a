"""A scene: goods set out on a set or on nothing, framed together."""
import bpy, importlib, math, time
from mathutils import Matrix, Vector
import stage
from materials import N, fabric, lin, picture, plastic, wood
from shapes import box, card, mesh


def _surface(kind):
    """Wood by its name, cloth as `cloth:#colour`, anything else is a colour."""
    if kind.startswith('#'): return plastic(kind, .75, 0, .2)
    if kind.startswith('cloth:'): return fabric(kind[6:], 46, 'weave', .35)
    return wood(kind, 'x', .8, .5)


def _set(top='oak', wall='#e8e2d6', edge=None, deep=2.2):
    """A top that reaches to the wall, or ends in front of it at `edge`."""
    back = edge if edge is not None else deep
    m = _surface(top)
    box(16, 8 + back, .12, m, .02, 3, (0, (back - 8) / 2, -.12))
    mesh([(-14, deep, -6), (14, deep, -6), (14, deep, 9), (-14, deep, 9)], [[0, 1, 2, 3]], plastic(wall, .9, 0, .15), recalc=False)


def _hidden(o):
    for ray in ('camera', 'diffuse', 'glossy', 'transmission'): setattr(o, 'visible_' + ray, False)
    return o


def _light(key=1., warm='#fff0dc', panes=True, fill=1., side=-1):
    """A low sun through a window at one side, and the sky of the same window."""
    world = bpy.data.worlds.new('w'); bpy.context.scene.world = world; world.use_nodes = True
    b = world.node_tree.nodes['Background']; b.inputs[0].default_value = (.86, .92, 1, 1); b.inputs[1].default_value = .62 * fill
    stage._area((side * 3.2, -1.6, 2.6), (0, .2, .3), (2.2, 2.2), 250 * key, '#f4f6ff', 'sky')
    stage._area((-side * 3.4, -2.4, 1.9), (0, 0, .3), (2.4, 2.4), 95 * fill, '#fff3e2', 'bounce')
    if not panes: return
    d = Vector((side * 2.5, -1.5, 2.05)).normalized()
    s = bpy.data.lights.new('sun', 'SUN'); s.energy = 4.6 * key; s.angle = math.radians(2.2); s.color = lin(warm)
    o = bpy.data.objects.new('sun', s); bpy.context.scene.collection.objects.link(o); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    R = d.to_track_quat('Z', 'Y').to_matrix().to_4x4(); R.translation = Vector((0, .5, .25)) + d * 3.4
    black = N('blind').set(Base_Color='#000000').m
    W, H, bar = .62, .56, .05
    bars = [(-8 - W - bar, 0, 16, 24), (8 + W + bar, 0, 16, 24), (0, 8 + 1.5 * H + bar, 24, 16), (0, -8 - 1.5 * H - bar, 24, 16), (0, 0, bar, 3 * H + .2)]
    bars += [(0, y, 2 * W + .2, bar) for y in (-H / 2, H / 2)]
    for x, y, w, h in bars:
        o = _hidden(card(w, h, black)); o.matrix_world = R @ Matrix.Translation((x, y, 0))


def _set_out(items):
    """Each good in its true size and at its place, in centimetres; gives what is to be framed, and whether it lies flat."""
    root = bpy.data.objects.new('scene', None); bpy.context.scene.collection.objects.link(root); main = []; flat = False
    for item in items:
        family, name = item['model'].split('.')
        module = importlib.import_module('scenes.props' if family == 'props' else 'models.' + family)
        made, size, options = getattr(module, name)(**item.get('args', {}))
        flat = flat or options.get('flat', False)
        turn, _ = stage.fit(made, item.get('size', size))
        if item.get('lay'):   # on its back or on a side, then stood on the floor anew
            turn.rotation_euler = [math.radians(a) for a in item['lay']]; bpy.context.view_layer.update()
            low = min(p.z for p in stage._points(turn)); turn.location.z -= low
        holder = bpy.data.objects.new('place', None); bpy.context.scene.collection.objects.link(holder)
        turn.parent = holder; holder.parent = root
        holder.location = (item.get('x', 0), item.get('y', 0), item.get('z', 0))
        yaw = item['turn'] if 'turn' in item else options['yaw'] + item.get('yaw', 0)
        holder.rotation_euler = (0, 0, math.radians(yaw))
        if not item.get('loose'): main.append(holder)
    bpy.context.view_layer.update()
    P = [p for h in main for p in stage._points(h)]
    lo, hi = (Vector([f(p[i] for p in P) for i in range(3)]) for f in (min, max))
    k = 1.25 / max(hi - lo); root.scale = (k,) * 3; root.location = (-(lo.x + hi.x) / 2 * k, -(lo.y + hi.y) / 2 * k, 0)
    bpy.context.view_layer.update()
    return main, flat


def _frame(main, size, elev=14, fill=.7, lens=65, shift=(0, 0)):
    """shift: where the middle of the goods comes to lie, as shares of the width and the height away from the centre."""
    d = bpy.data.cameras.new('cam'); c = bpy.data.objects.new('cam', d); bpy.context.scene.collection.objects.link(c); bpy.context.scene.camera = c
    d.lens = lens; d.sensor_fit = 'HORIZONTAL'; d.sensor_width = 36; d.clip_start = .01
    P = [p for h in main for p in stage._points(h)]
    e = math.radians(elev); back = Vector((0, -math.cos(e), math.sin(e))); R = (-back).to_track_quat('-Z', 'Y').to_matrix()
    if elev > 89: R = Matrix.Identity(3)
    hx = 18 / lens; hy = hx * size[1] / size[0]; T = sum(P, Vector()) / len(P); dist = 5.
    for _ in range(14):
        q = [R.transposed() @ (p - T - back * dist) for p in P]
        xs = [a.x / -a.z for a in q]; ys = [a.y / -a.z for a in q]
        T = T + R @ Vector(((min(xs) + max(xs)) / 2 * dist, (min(ys) + max(ys)) / 2 * dist, 0))
        dist *= max((max(xs) - min(xs)) / 2 / (hx * fill), (max(ys) - min(ys)) / 2 / (hy * fill))
    c.location = T + back * dist; c.rotation_euler = R.to_euler()
    larger = max(size); d.shift_x = -shift[0] * size[0] / larger; d.shift_y = -shift[1] * size[1] / larger


def _render(path, size, samples, glassy):
    r = bpy.context.scene.render; r.engine = 'CYCLES'; cy = bpy.context.scene.cycles; cy.device = 'CPU'
    cy.samples = samples; cy.use_adaptive_sampling = True; cy.adaptive_threshold = .05; cy.adaptive_min_samples = min(10, samples)
    cy.use_denoising = False; cy.seed = 3; cy.max_bounces = 12 if glassy else 6; cy.diffuse_bounces = 3; cy.glossy_bounces = 4
    cy.transmission_bounces = 10 if glassy else 4; cy.transparent_max_bounces = 12
    cy.sample_clamp_indirect = 3.; cy.caustics_reflective = False; cy.caustics_refractive = False; cy.blur_glossy = 1.; cy.filter_width = 1.3
    r.resolution_x, r.resolution_y = size; r.resolution_percentage = 100; r.threads_mode = 'FIXED'; r.threads = 1
    vl = bpy.context.view_layer; vl.cycles.denoising_store_passes = True; vl.use_pass_z = True
    i = r.image_settings; i.file_format = 'OPEN_EXR_MULTILAYER'; i.color_depth = '32'; i.exr_codec = 'NONE'
    r.filepath = path; r.use_file_extension = False; began = time.process_time()
    sweep = next((o for o in bpy.data.objects if o.get('sweep')), None)
    if sweep: sweep.is_shadow_catcher, sweep.visible_camera = False, False
    bpy.ops.render.render(write_still=True)
    if sweep:
        sweep.is_shadow_catcher, sweep.visible_camera = True, True
        r.resolution_x, r.resolution_y = (max(96, s // 4) for s in size); cy.samples = 32; cy.max_bounces = 2; cy.adaptive_threshold = .1
        r.filepath = path + '.shadow'; bpy.ops.render.render(write_still=True)
    return time.process_time() - began


def shoot(path, scene, size, samples):
    """A scene with a set fills its picture; one without is cut out, with its shadow as alpha."""
    stage.reset()
    main, flat = _set_out(scene['items'])
    if 'set' in scene:
        _set(**scene['set']); _light(**scene.get('light', {}))
    else:
        stage.stage(flat=flat)
    camera = scene.get('camera', {})
    _frame(main, size, **(camera if 'set' in scene or not flat else {**camera, 'elev': 90}))
    return _render(path, size, samples, scene.get('glassy', False))
