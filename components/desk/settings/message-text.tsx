import { MixedText } from '@/components/ui/mixed-text'

/** An address, or a code of Latin digits alone: others are Latin runs as any. */
const SET_APART = /(https?:\/\/\S+|(?<![\p{L}\d-])\d[\d-]*\d(?![\p{L}\d-]))/u

/** As it arrives: line by line, in the digits it is sent with, addresses and codes from left to right. */
export function MessageText({ text }: { text: string }) {
  return text.split(SET_APART).map((part, at) =>
    SET_APART.test(part) ? (
      <bdi key={at} dir="ltr" className="break-all">
        {part}
      </bdi>
    ) : (
      <MixedText key={at}>{part}</MixedText>
    ),
  )
}
