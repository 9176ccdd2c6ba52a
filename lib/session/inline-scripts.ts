import { SCHEME_KEY } from '@/styles/chosen-scheme'

/**
 * Scripts that run before the page is drawn. Their hashes are in the policy of every page, so their
 * text must be the same everywhere.
 */

/** Runs inside the list before its products are parsed, so that whoever chose rows never sees a grid first. */
export const LIST_VIEW_SCRIPT =
  "try{if(JSON.parse(localStorage.getItem('vitrin:shop')).data.listView==='list'){" +
  "document.currentScript.parentElement.dataset.view='list';" +
  "document.querySelectorAll('[data-shows]').forEach(one=>one.setAttribute('aria-pressed',one.dataset.shows==='list'))}}catch{}"

/** Of fewer goods seen home has no row: it would be mostly empty, and push the deals down. */
export const MIN_HISTORY = 3

/** Runs at the top of home, so that the goods seen last find their height held, and push nothing down. */
export const HISTORY_SCRIPT =
  `try{if(JSON.parse(localStorage.getItem('vitrin:shop')).data.recent.length>=${MIN_HISTORY})` +
  "document.currentScript.parentElement.dataset.history=''}catch{}"

/** Runs above the cart, so that whoever has put nothing into it sees that at once. */
export const EMPTY_CART_SCRIPT =
  "try{const cart=JSON.parse(localStorage.getItem('vitrin:cart'));" +
  "if(!cart||!['lines','savedForLater','unavailable'].some(list=>cart.data[list]?.length))" +
  "document.currentScript.parentElement.dataset.empty=''}catch{}"

/** Runs in the head, so that whoever chose a scheme never sees the other first. */
export const SCHEME_SCRIPT =
  `try{const scheme=localStorage.getItem('${SCHEME_KEY}');` +
  "if(scheme==='light'||scheme==='dark')document.documentElement.dataset.theme=scheme}catch{}"
