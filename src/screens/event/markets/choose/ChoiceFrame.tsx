import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { useDevice } from '#src/ui/theme/device.ts'
import { space } from '#src/ui/theme/scale.ts'

import { choiceStyle } from './choiceStyle.ts'

const markets = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 })

interface ChoiceFrameProps {
  /** Where the row of views has room for the choices, on phones. */
  slot: HTMLElement | null
  tabs: ReactNode
  /** Above the choices, on wide screens. */
  before?: ReactNode
  /** Below them. */
  after?: ReactNode
  children: ReactNode
}

/** Markets with what can be chosen of them: in a column beside them, on phones in the row of views. */
export function ChoiceFrame({ slot, tabs, before, after, children }: ChoiceFrameProps) {
  const isPhone = useDevice() === 'phone'
  return (
    <div css={choiceStyle.frame}>
      {isPhone ? (
        slot !== null && createPortal(tabs, slot)
      ) : (
        <div css={choiceStyle.column}>
          {before}
          {tabs}
          {after}
        </div>
      )}
      <div css={markets}>{children}</div>
    </div>
  )
}
