import { css } from '@emotion/react'
import { type ComponentProps, useState } from 'react'

import { toastTime } from '#src/ui/overlay/noticeTimes.ts'
import { useLapse } from '#src/ui/timing/useLapse.ts'

import { Toast } from './Toast.tsx'

const style = css({ display: 'contents' })

interface PassingToastProps extends ComponentProps<typeof Toast> {
  onClose: () => void
}

/**
 * A toast with news: it closes on its own after its time [SRV-10], but not while the member is on it, who may be about
 * to press something in it. What says how things still are is a `Toast`.
 */
export function PassingToast(props: PassingToastProps) {
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useLapse(toastTime, props.onClose, isUnderPointer || hasFocus)
  return (
    // Its events come here though it stands in the outlet.
    <div
      css={style}
      onPointerOver={() => setUnderPointer(true)}
      onPointerOut={() => setUnderPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Toast {...props} />
    </div>
  )
}
