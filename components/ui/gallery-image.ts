export type GalleryImage = { src: string; alt: string }
