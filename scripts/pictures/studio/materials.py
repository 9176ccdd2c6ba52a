"""Colours and materials."""
import bpy, math, os

TEXTURES = os.environ.get('PICTURE_TEXTURES', '')

def lin(h):
    if not isinstance(h, str): return tuple(h)[:3]
    h = h.lstrip('#'); c = [int(h[i:i+2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)
def mixc(a, b, t): a, b = lin(a), lin(b); return tuple(x*(1-t) + y*t for x, y in zip(a, b))
_mats = {}
class N:
    """Thin hand on a material's node tree."""
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True; s.t = s.m.node_tree
        s.b = s.t.nodes['Principled BSDF']
    def set(s, **k):
        for a, v in k.items():
            i = s.b.inputs[a.replace('_', ' ')]
            i.default_value = (*lin(v), 1) if i.type == 'RGBA' else v
        return s
    def n(s, t, ins={}, **k):
        x = s.t.nodes.new('ShaderNode' + t)
        for a, v in k.items(): setattr(x, a, v)
        for a, v in ins.items():
            i = x.inputs[a]
            if hasattr(v, 'links') or isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, i)
            elif i.type == 'RGBA': i.default_value = (*lin(v), 1)
            else: i.default_value = v
        return x
    def to(s, out, inp): s.t.links.new(out, s.b.inputs[inp]); return s
    def coords(s, scale=(1, 1, 1), kind='Object', rot=(0, 0, 0)):
        c = s.n('TexCoord'); m = s.n('Mapping', {'Vector': c.outputs[kind]})
        m.inputs['Scale'].default_value = (scale,)*3 if isinstance(scale, (int, float)) else scale
        m.inputs['Rotation'].default_value = [math.radians(a) for a in rot]; return m.outputs[0]
    def math(s, op, a, b=0.0, c=None):
        x = s.n('Math', operation=op)
        for i, v in enumerate((a, b) if c is None else (a, b, c)):
            if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, x.inputs[i])
            else: x.inputs[i].default_value = v
        return x.outputs[0]
    def ramp(s, fac, *stops):
        r = s.n('ValToRGB', {'Fac': fac}); e = r.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for i, (p, c) in enumerate(stops): e[i].position = p; e[i].color = (*lin(c), 1)
        return r.outputs[0]
    def bump(s, h, strength=.3, dist=.02):
        b = s.n('Bump', {'Height': h, 'Strength': strength, 'Distance': dist}); return s.to(b.outputs[0], 'Normal')
def _m(f):
    def g(*a, **k):
        key = (f.__name__, repr(a), repr(k))
        if key not in _mats: _mats[key] = f(*a, **k)
        return _mats[key]
    return g
@_m
def plastic(color, rough=.42, coat=0., spec=.5, grain=0.):
    n = N('plastic').set(Base_Color=color, Roughness=rough, Clearcoat=coat, Specular=spec); n.b.inputs['Clearcoat Roughness'].default_value = .04
    if grain: n.bump(n.n('TexNoise', {'Vector': n.coords(grain), 'Scale': 1., 'Detail': 2.}).outputs[0], .12, .01)
    return n.m
def gloss(color): return plastic(color, .25, 1.)
def rubber(color): return plastic(color, .7, 0, .35, 220)
@_m
def metal(color='#c9ccd1', rough=.25, brush=None, scale=1.):
    """brush: 'x'/'y'/'z' lines run along that axis; 'radial' for turned faces."""
    n = N('metal').set(Base_Color=color, Metallic=1., Roughness=rough)
    if brush:
        if brush == 'radial':
            c = n.n('TexCoord'); sp = n.n('SeparateXYZ', {'Vector': c.outputs['Object']})
            rr = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', sp.outputs[0], sp.outputs[0]), n.math('MULTIPLY', sp.outputs[1], sp.outputs[1])))
            v = n.n('CombineXYZ', {'X': n.math('MULTIPLY', rr, 140 * scale), 'Y': n.math('MULTIPLY', sp.outputs[2], 140 * scale)}).outputs[0]
        else:
            v = n.coords(tuple((2 if a == brush else 160) * scale for a in 'xyz'))
        t = n.n('TexNoise', {'Vector': v, 'Scale': 1., 'Detail': 3., 'Roughness': .7}).outputs[0]
        n.to(n.math('MULTIPLY_ADD', t, .30, max(.02, rough - .12)), 'Roughness'); n.bump(t, .07, .01)
    return n.m
def _clear(n, tint, k):
    """Shadow and diffuse rays pass straight through: no caustic noise, light coloured shadows."""
    lp = n.n('LightPath'); t = n.n('BsdfTransparent', {'Color': tuple(x * k for x in lin(tint))})
    f = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    mx = n.n('MixShader', {0: f, 1: n.b.outputs[0], 2: t.outputs[0]}); n.t.links.new(mx.outputs[0], n.t.nodes['Material Output'].inputs[0]); return n.m
@_m
def glass(color='#ffffff', rough=0., ior=1.45):
    n = N('glass').set(Base_Color=color, Roughness=rough, Transmission=1., IOR=ior); return _clear(n, mixc(color, '#ffffff', .5), .85)
@_m
def liquid(color, ior=1.34): return _clear(N('liquid').set(Base_Color=color, Roughness=0., Transmission=1., IOR=ior), color, .8)
@_m
def ceramic(color, speckle=0., rough=.18, scale=1.):
    n = N('ceramic').set(Base_Color=color, Roughness=rough, Clearcoat=.6)
    if speckle:
        t = n.n('TexNoise', {'Vector': n.coords(60 * scale), 'Scale': 1., 'Detail': 1.}).outputs[0]
        n.to(n.ramp(t, (0, mixc(color, '#3a2a1c', .75)), (.30, mixc(color, '#3a2a1c', .55)), (.36, color), (1, color)), 'Base Color')
    w = n.n('TexNoise', {'Vector': n.coords(3 * scale), 'Scale': 1.}).outputs[0]; n.bump(w, .04, .05)
    return n.m
@_m
def fabric(color, scale=60., kind='weave', depth=.5, color2=None, fuzz=.12, sheen=.4):
    """weave (plain), twill, knit, fleece; scale = threads per unit."""
    n = N('fabric').set(Roughness=.92, Sheen=sheen, Specular=.15); c2 = color2 or mixc(color, '#000000', .45)
    c = n.n('TexCoord').outputs['Object']; sp = n.n('SeparateXYZ', {'Vector': c})
    k = scale * 2 * math.pi; sn = lambda q, ph=0.: n.math('SINE', n.math('ADD', q, ph))
    X, Y, Z = (n.math('MULTIPLY', sp.outputs[i], k) for i in range(3))
    if kind == 'twill':
        h = sn(n.math('ADD', n.math('ADD', X, Y), Z)); h = n.math('MULTIPLY_ADD', h, .5, .5)
    elif kind == 'knit':
        zz = n.math('MULTIPLY', n.math('ABSOLUTE', sn(n.math('MULTIPLY', n.math('ADD', X, Y), .5))), 2.2)
        h = n.math('MULTIPLY_ADD', sn(n.math('ADD', n.math('SUBTRACT', Z, Y) if False else n.math('ADD', Z, n.math('MULTIPLY', Y, .6)), zz)), .5, .5)
    elif kind == 'fleece':
        h = n.n('TexNoise', {'Vector': n.coords(scale), 'Scale': 1., 'Detail': 4., 'Roughness': .7}).outputs[0]
    else:
        h = n.math('MULTIPLY_ADD', n.math('MULTIPLY', n.math('MULTIPLY', sn(X, .7), sn(Y, .7)), sn(Z, .7)), .5, .5)
        g = n.math('MULTIPLY_ADD', n.math('ADD', n.math('ADD', sn(X), sn(Y)), sn(Z)), .17, .5); h = n.math('MULTIPLY_ADD', h, .35, n.math('MULTIPLY', g, .65))
    ns = n.n('TexNoise', {'Vector': n.coords(scale * .8), 'Scale': 1., 'Detail': 3.}).outputs[0]
    f = n.math('ADD', n.math('MULTIPLY', h, .55), n.math('MULTIPLY', ns, .45))
    n.to(n.ramp(f, (.28, c2 if color2 else mixc(color, c2, .55)), (.62, color)), 'Base Color')
    n.bump(f, depth, .25 / scale); return n.m
@_m
def leather(color, scale=40., rough=.48):
    n = N('leather').set(Roughness=rough, Specular=.4)
    v = n.n('TexVoronoi', {'Vector': n.coords(scale), 'Scale': 1.}, feature='DISTANCE_TO_EDGE').outputs[0]
    v = n.math('MINIMUM', n.math('MULTIPLY', v, 3.5), 1.)
    s = n.n('TexNoise', {'Vector': n.coords(scale * .12), 'Scale': 1., 'Detail': 4.}).outputs[0]
    n.to(n.ramp(s, (.3, mixc(color, '#000000', .25)), (.7, color)), 'Base Color'); n.bump(v, .22, .3 / scale); return n.m
WOODS = {'oak': ('#c89b66', '#a97a48'), 'walnut': ('#6d452b', '#472a18'), 'beech': ('#e0bb8a', '#cda06a'), 'ash': ('#e2cda8', '#c9ac80')}
@_m
def wood(kind='oak', axis='z', scale=1., rough=.45):
    a, b = WOODS.get(kind) or (kind, mixc(kind, '#000000', .3))
    n = N('wood').set(Roughness=rough)
    v = n.coords(tuple((.7 if q == axis else 7.) * scale for q in 'xyz'))
    d = n.n('TexNoise', {'Vector': v, 'Scale': 1., 'Detail': 3., 'Distortion': .6}).outputs[0]
    rings = n.math('MULTIPLY_ADD', n.math('SINE', n.math('MULTIPLY', d, 34.)), .5, .5)
    fine = n.n('TexNoise', {'Vector': n.coords(tuple((3 if q == axis else 130.) * scale for q in 'xyz')), 'Scale': 1., 'Detail': 2.}).outputs[0]
    f = n.math('ADD', n.math('MULTIPLY', rings, .4), n.math('MULTIPLY', fine, .6))
    n.to(n.ramp(f, (.2, b), (.75, a)), 'Base Color'); n.bump(fine, .08, .01); return n.m
@_m
def paper(color='#f4f0e6', rough=.85): return N('paper').set(Base_Color=color, Roughness=rough, Specular=.2).m
@_m
def pages(axis='z', scale=1., color='#efe6d2'):
    """Edge of a page block: fine lines stacked along axis."""
    n = N('pages').set(Roughness=.9)
    v = n.coords(tuple((170. if q == axis else .8) * scale for q in 'xyz'))
    t = n.n('TexNoise', {'Vector': v, 'Scale': 1., 'Detail': 2.}).outputs[0]
    n.to(n.ramp(t, (.35, mixc(color, '#6b5a3e', .55)), (.6, color)), 'Base Color'); n.bump(t, .3, .01); return n.m
@_m
def picture(path, rough=.4, emit=0., coat=0., alpha=False, metal_=0.):
    n = N('pic').set(Roughness=rough, Clearcoat=coat, Metallic=metal_)
    im = bpy.data.images.load(os.path.join(TEXTURES, path + '.png')); x = n.n('TexImage', image=im, extension='EXTEND')
    c = n.n('TexCoord'); n.t.links.new(c.outputs['UV'], x.inputs[0])
    if emit:
        n.set(Base_Color='#000000'); n.to(x.outputs[0], 'Emission'); n.b.inputs['Emission Strength'].default_value = emit
    else: n.to(x.outputs[0], 'Base Color')
    if alpha: n.to(x.outputs[1], 'Alpha')
    return n.m
@_m
def glow(color, power=1.): return N('glow').set(Base_Color='#000000', Emission=color, Emission_Strength=power).m
@_m
def stamp(path, color, rough=.4, metal_=0.):
    """Lettering or a pattern in one colour, cut out by the picture's alpha."""
    n = N('stamp').set(Base_Color=color, Roughness=rough, Metallic=metal_)
    x = n.n('TexImage', image=bpy.data.images.load(os.path.join(TEXTURES, path + '.png')), extension='CLIP')
    c = n.n('TexCoord'); n.t.links.new(c.outputs['UV'], x.inputs[0]); n.to(x.outputs[1], 'Alpha'); return n.m
@_m
def striped(color, second, period=.06, axis=0, width=.5, band=None, kind='twill'):
    """Cloth with woven stripes, or with one band between two heights."""
    n = N('striped').set(Roughness=.92, Sheen=.35, Specular=.15)
    c = n.n('SeparateXYZ', {'Vector': n.n('TexCoord').outputs['Object']}).outputs[axis]
    if band:
        f = n.math('MULTIPLY', n.math('GREATER_THAN', c, band[0]), n.math('LESS_THAN', c, band[1]))
    else:
        f = n.math('LESS_THAN', n.math('FRACT', n.math('ADD', n.math('DIVIDE', c, period), 50.)), width)
    m = n.n('MixRGB', {'Fac': f, 'Color1': color, 'Color2': second}).outputs[0]
    ns = n.n('TexNoise', {'Vector': n.coords(160), 'Scale': 1., 'Detail': 3.}).outputs[0]
    n.to(m, 'Base Color'); n.bump(ns, .12, .003); return n.m
