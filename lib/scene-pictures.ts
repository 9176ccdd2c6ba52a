import { responsiveImage, type ResponsiveImage } from './picture-urls'

const SCENE_WIDTH = { slide: 800, banner: 480, welcome: 480 } as const

/** A picture of home by the name of a scene of the demo shop, or by the address of an upload. */
export function scenePictureUrl(kind: keyof typeof SCENE_WIDTH, name?: string): string {
  if (name?.startsWith('/')) return name
  const stem = [kind, name].filter(Boolean).map(String).map(encodeURIComponent).join('-')
  return `/demo/scenes/${stem}-${SCENE_WIDTH[kind]}.webp`
}

/** A scene that is cut out, for a ground of the page's own; slides and banners name theirs, or an upload. */
export function cutOutScene(kind: keyof typeof SCENE_WIDTH, name?: string): ResponsiveImage {
  return responsiveImage(scenePictureUrl(kind, name))
}
