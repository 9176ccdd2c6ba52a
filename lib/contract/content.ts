import { getBranches, sendContact } from './content/contact'
import { getHome, getIndexData } from './content/home'
import { getContentPage } from './content/pages'
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
  getContentPage,
  getSetting,
  getFooter,
  getStates,
  getCities,
  getSitemap,
  getSitemapUrls,
}
