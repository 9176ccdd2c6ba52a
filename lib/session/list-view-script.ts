/**
 * Runs inside the list before its goods are read, so that who likes rows never sees a grid first, nor
 * the switch above it point to one. Its hash stands in the policy of every page, so it must be the
 * same text wherever it stands.
 */
export const LIST_VIEW_SCRIPT =
  "try{if(JSON.parse(localStorage.getItem('vitrin:shop')).data.listView==='list'){" +
  "document.currentScript.parentElement.dataset.view='list';" +
  "for(const view of['grid','list'])document.getElementById('view-'+view).setAttribute('aria-pressed',view==='list')}}catch{}"
