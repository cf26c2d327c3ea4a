import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'

import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { Toast } from '#src/ui/toasts/Toast.tsx'
import { prebookNewsText } from '#src/words/prebook.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

/** What became of a booked bet, over the page, until it was read [PREBOOK-06]. */
export function PrebookToast({ onShow }: { onShow: () => void }) {
  const { prebookNotice } = useClient()
  const notice = useSelector(prebookNotice)
  const { i18n } = useLingui()
  const news = notice === null ? null : prebookNewsText(i18n, notice.status, notice.ticketNum)
  if (notice === null || news === null) return null
  const close = (): void => prebookNotice.set(null)
  return (
    <Toast icon={notice.status === 'placed' ? 'check' : 'info'} onClose={close}>
      <span css={style}>
        <span>{news}</span>
        <Button
          onClick={() => {
            close()
            onShow()
          }}
        >
          <Trans>Show</Trans>
        </Button>
      </span>
    </Toast>
  )
}
