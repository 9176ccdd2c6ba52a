/** The draft of home, which only the desk itself shows in a frame. */
export const HOME_PREVIEW_PATH = '/desk/home-preview'
