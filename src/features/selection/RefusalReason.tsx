import { css } from '@emotion/react'

import { useRefusalHeadline } from '#src/client/hooks/useRefusalHeadline.ts'
import { useRefusalText } from '#src/client/hooks/useRefusalText.ts'
import type { ServerError } from '#src/words/errors.ts'

const style = css({ '&::after': { content: '" · "', fontWeight: 400 } })

/** Why the server said no: in short, and in the catalogue's words [SRV-12]. */
export function RefusalReason({ refusal }: { refusal: ServerError }) {
  const headline = useRefusalHeadline()(refusal)
  const text = useRefusalText()(refusal)
  if (headline === null) return text
  return (
    <>
      <strong css={style}>{headline}</strong>
      <span>{text}</span>
    </>
  )
}
