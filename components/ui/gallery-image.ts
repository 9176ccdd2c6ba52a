export type GalleryImage = { src: string; srcSet?: string; alt: string }
