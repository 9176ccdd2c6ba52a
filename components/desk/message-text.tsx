import { MixedText } from '@/components/ui/mixed-text'

const ADDRESS = /(https?:\/\/\S+)/

/** As it arrives: line by line, and an address from left to right. */
export function MessageText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    ADDRESS.test(part) ? (
      <bdi key={at} dir="ltr" className="break-all [font-feature-settings:normal]">
        {part}
      </bdi>
    ) : (
      <MixedText key={at}>{part}</MixedText>
    ),
  )
}
