import { notify } from './notify'

/** What a press needs could not be fetched; the next press tries anew. */
export function notFetched(): void {
  void notify.error('این بخش باز نشد؛ اینترنت خود را بررسی کنید و دوباره بزنید.')
}
