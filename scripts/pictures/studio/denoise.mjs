/** Light without its grain: the surface's colour divided out, a-trous passes guided by normal, colour and depth. */
export function denoise(ex, glass = false) {
  const { w, h, get } = ex,
    n = w * h,
    C = ['Combined.R', 'Combined.G', 'Combined.B'].map(get),
    al = get('Combined.A')
  const alb = ['Albedo.R', 'Albedo.G', 'Albedo.B'].map(get),
    nor = ['Normal.X', 'Normal.Y', 'Normal.Z'].map(get)
  const Z = get('Depth.Z')
  if (!alb[0] || !nor[0]) throw new Error('no feature passes: ' + ex.names)
  for (const F of [...C, ...alb, ...nor, Z])
    for (let i = 0; i < n; i++) if (al[i] > 0.004) F[i] /= al[i]
  // 1. fireflies: no brighter than the third brightest neighbour allows
  const lum = (i) => 0.25 * C[0][i] + 0.5 * C[1][i] + 0.25 * C[2][i]
  const nb = new Float32Array(8)
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      let k = 0
      for (let a = -1; a < 2; a++)
        for (let c = -1; c < 2; c++) if (a || c) nb[k++] = lum(i + a * w + c)
      nb.sort()
      const m = nb[6] * 1.35 + 0.02,
        l = lum(i)
      if (l > m) for (const c of C) c[i] *= m / l
    }
  // 2. divide the surface colour out, keep only light (glass: its guides are noisy themselves -> median them, do not divide)
  const D = alb.map((a) => a.map((v) => (glass ? 1 : Math.max(v, 0.04))))
  if (glass)
    for (const F of [...alb, ...nor]) {
      const src = F.slice(),
        t = new Float32Array(25)
      for (let y = 2; y < h - 2; y++)
        for (let x = 2; x < w - 2; x++) {
          let k = 0
          for (let a = -2; a < 3; a++)
            for (let c = -2; c < 3; c++) t[k++] = src[(y + a) * w + x + c]
          t.sort()
          F[y * w + x] = t[12]
        }
    }
  let I = C.map((c, k) => c.map((v, i) => v / D[k][i]))
  // 3. noise level per pixel from its neighbours that share normal and colour
  const L = new Float32Array(n)
  for (let i = 0; i < n; i++) L[i] = (I[0][i] + 2 * I[1][i] + I[2][i]) / 4
  const feat = (i, j) => {
    let d = 0,
      e = 0
    for (let k = 0; k < 3; k++) {
      d += (nor[k][i] - nor[k][j]) ** 2
      e += (alb[k][i] - alb[k][j]) ** 2
    }
    return d * 40 + e * 500 + (Z ? Math.min(9, Math.abs(Z[i] - Z[j]) * 30) : 0)
  }
  let V = new Float32Array(n)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      let s = 0,
        ww = 0
      if (!al[i]) continue
      // Laplacian-like difference kills slow gradients: compare each neighbour pair with the middle
      for (const [a, c] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ]) {
        const x1 = x + a,
          y1 = y + c,
          x2 = x - a,
          y2 = y - c
        if (x1 < 0 || y1 < 0 || x2 < 0 || y2 < 0 || x1 >= w || y1 >= h || x2 >= w || y2 >= h)
          continue
        const j = y1 * w + x1,
          k = y2 * w + x2,
          f = Math.exp(-feat(i, j) - feat(i, k)),
          d = L[i] - (L[j] + L[k]) / 2
        s += (f * d * d) / 1.5
        ww += f
      }
      V[i] = ww > 0.05 ? s / ww : 0
    }
  const blur = (src, r) => {
    const t = new Float32Array(n),
      o = new Float32Array(n)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        let s = 0,
          c = 0
        for (let a = -r; a <= r; a++) {
          const X = x + a
          if (X >= 0 && X < w) {
            s += src[y * w + X]
            c++
          }
        }
        t[y * w + x] = s / c
      }
    for (let x = 0; x < w; x++)
      for (let y = 0; y < h; y++) {
        let s = 0,
          c = 0
        for (let a = -r; a <= r; a++) {
          const Y = y + a
          if (Y >= 0 && Y < h) {
            s += t[Y * w + x]
            c++
          }
        }
        o[y * w + x] = s / c
      }
    return o
  }
  V = blur(V, 3)
  // 4. a-trous passes, guided by normal, colour, depth and a pre-blurred brightness
  const K = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16],
    levels = 4
  for (let l = 0; l < levels; l++) {
    const st = 1 << l,
      O = I.map(() => new Float32Array(n)),
      V2 = new Float32Array(n)
    for (let i = 0; i < n; i++) L[i] = (I[0][i] + 2 * I[1][i] + I[2][i]) / 4
    const G = l === 0 ? blur(L, 1) : L,
      kk = l === 0 ? 1.1 : 2.2
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x
        if (!al[i]) continue
        const sg = 1 / (kk * Math.sqrt(V[i]) + 0.004)
        let r = 0,
          g = 0,
          b = 0,
          ws = 0,
          vs = 0
        const n0 = nor[0][i],
          n1 = nor[1][i],
          n2 = nor[2][i],
          a0 = alb[0][i],
          a1 = alb[1][i],
          a2 = alb[2][i],
          z = Z ? Z[i] : 0
        for (let dy = -2; dy <= 2; dy++) {
          const Y = y + dy * st
          if (Y < 0 || Y >= h) continue
          for (let dx = -2; dx <= 2; dx++) {
            const X = x + dx * st
            if (X < 0 || X >= w) continue
            const j = Y * w + X
            if (!al[j]) continue
            const p = n0 - nor[0][j],
              q = n1 - nor[1][j],
              s = n2 - nor[2][j],
              u = a0 - alb[0][j],
              v = a1 - alb[1][j],
              t = a2 - alb[2][j]
            const e =
              (p * p + q * q + s * s) * 30 +
              (u * u + v * v + t * t) * 250 +
              (Z ? Math.min(9, (Math.abs(z - Z[j]) * 8) / st) : 0) +
              Math.abs(G[i] - G[j]) * sg
            if (e > 7) continue
            const wt = K[dx + 2] * K[dy + 2] * Math.exp(-e)
            r += wt * I[0][j]
            g += wt * I[1][j]
            b += wt * I[2][j]
            ws += wt
            vs += wt * wt * V[j]
          }
        }
        O[0][i] = r / ws
        O[1][i] = g / ws
        O[2][i] = b / ws
        V2[i] = vs / (ws * ws)
      }
    I = O
    V = V2
  }
  return I.map((c, k) => c.map((v, i) => v * D[k][i]))
}
