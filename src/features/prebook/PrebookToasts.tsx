import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'

import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { PassingToast } from '#src/ui/toasts/PassingToast.tsx'
import { useLook } from '#src/ui/useLook.ts'
import { prebookNewsText } from '#src/words/prebook.ts'

import { CancellationToast } from './CancellationToast.tsx'
import { usePrebooks } from './usePrebooks.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

/** What becomes of booked bets, over the page: what is news, and what an earlier page was cancelling [PREBOOK-04] [PREBOOK-06]. */
export function PrebookToasts({ onShow }: { onShow: () => void }) {
  const resumed = useSelector(usePrebooks().resumed)
  return (
    <>
      <PrebookToast onShow={onShow} />
      {resumed.map((actor) => (
        <CancellationToast key={actor.sessionId} actor={actor} onShow={onShow} />
      ))}
    </>
  )
}

/** What became of a booked bet: news, which the history keeps [SRV-10]. */
function PrebookToast({ onShow }: { onShow: () => void }) {
  const { prebookNotice } = useClient()
  const notice = useSelector(prebookNotice)
  const { i18n } = useLingui()
  const { seen } = usePrebooks()
  const looked = useLook(notice === null ? null : `${notice.ticketNum} ${notice.status}`, () => {
    if (notice !== null) seen(notice.ticketNum)
  })
  const news = notice === null ? null : prebookNewsText(i18n, notice.status, notice.ticketNum)
  if (notice === null || news === null) return null
  const close = (): void => prebookNotice.set(null)
  return (
    <PassingToast
      key={`${notice.ticketNum} ${notice.status}`}
      icon={notice.status === 'placed' ? 'check' : 'info'}
      onClose={close}
    >
      <span css={style}>
        <span ref={looked}>{news}</span>
        <Button
          onClick={() => {
            seen(notice.ticketNum)
            close()
            onShow()
          }}
        >
          <Trans>Show</Trans>
        </Button>
      </span>
    </PassingToast>
  )
}
