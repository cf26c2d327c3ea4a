import { useRefusalHeadline } from '#src/client/hooks/useRefusalHeadline.ts'
import { useRefusalText } from '#src/client/hooks/useRefusalText.ts'
import { Dot } from '#src/ui/text/Dot.tsx'
import type { ServerError } from '#src/words/errors.ts'

/** Why the server said no: in short, and in the catalogue's words [SRV-12]. */
export function RefusalReason({ refusal }: { refusal: ServerError }) {
  const headline = useRefusalHeadline()(refusal)
  const text = useRefusalText()(refusal)
  if (headline === null) return text
  return (
    <>
      <strong>{headline}</strong>
      <Dot />
      <span>{text}</span>
    </>
  )
}
