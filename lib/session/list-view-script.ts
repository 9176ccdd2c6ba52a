/**
 * Runs inside the list before its products are parsed, so that whoever chose rows never sees a grid
 * first. Its hash is in the policy of every page, so its text must be the same everywhere.
 */
export const LIST_VIEW_SCRIPT =
  "try{if(JSON.parse(localStorage.getItem('vitrin:shop')).data.listView==='list'){" +
  "document.currentScript.parentElement.dataset.view='list';" +
  "for(const view of['grid','list'])document.getElementById('view-'+view).setAttribute('aria-pressed',view==='list')}}catch{}"
