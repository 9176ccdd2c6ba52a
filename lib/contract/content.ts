import { getBranches, sendContact } from './content/contact'
import { getHome, getIndexData } from './content/home'
import { getRedirects, setRedirect } from './content/redirects'
import { getCities, getFooter, getSetting, getStates } from './content/settings'
import { getSitemap, getSitemapUrls } from './content/sitemap'

export const contentCalls = {
  getBranches,
  sendContact,
  getIndexData,
  getHome,
  getRedirects,
  setRedirect,
  getSetting,
  getFooter,
  getStates,
  getCities,
  getSitemap,
  getSitemapUrls,
}
