import { z } from 'zod'
import { HOME_PARTS } from '@/lib/contract/content/home-parts'
import { homeSection } from '@/lib/contract/content/home'

const part = z.enum(HOME_PARTS)

/** What the desk tells the page in its frame: the draft as home would show it, and what is being edited. */
const shownDraft = z.object({
  what: z.literal('home-draft'),
  sections: z.array(homeSection),
  chosen: z.object({
    ...{ kind: part, title: z.string() },
    /** Of the slides that are shown, the one being edited: the preview stops on it. */
    slide: z.int().min(0).nullable(),
  }),
})
export type ShownDraft = z.output<typeof shownDraft>

/** What the framed page tells the desk: that it listens, and which part was pressed. */
const previewEvent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('home-preview-ready') }),
  z.object({ what: z.literal('home-part-pressed'), kind: part }),
])
type PreviewEvent = z.output<typeof previewEvent>

/** Messages of the shop's own origin and of that window alone. */
function listen<Message>(
  schema: z.ZodType<Message>,
  isSender: (source: MessageEventSource | null) => boolean,
  onMessage: (message: Message) => void,
): () => void {
  const handle = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || !isSender(source)) return
    const { data: message } = schema.safeParse(data)
    if (message !== undefined) onMessage(message)
  }
  window.addEventListener('message', handle)
  return () => window.removeEventListener('message', handle)
}

export const listenToDesk = (onDraft: (draft: ShownDraft) => void) =>
  listen(shownDraft, (source) => source === window.parent, onDraft)

export const tellDesk = (event: PreviewEvent) =>
  window.parent.postMessage(event, window.location.origin)

export const listenToPreview = (
  frame: () => Window | null | undefined,
  onEvent: (event: PreviewEvent) => void,
) => listen(previewEvent, (source) => source !== null && source === frame(), onEvent)

export const tellPreview = (frame: Window, draft: ShownDraft) =>
  frame.postMessage(draft, window.location.origin)
