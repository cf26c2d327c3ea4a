import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useRef, useState } from 'react'

import { formatBetCode } from '#domain/bets/betCode.ts'
import { failureOf } from '#machines/failure.ts'
import { type BetCode, type CodedSlip, madeCodeQuery } from '#src/api/bets/betCodes.ts'
import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { noBetCodeText } from '#src/words/slip/betCode.ts'

import { codeStyle } from './codeStyle.ts'

const styles = {
  code: css(codeStyle.code, {
    margin: 0,
    textAlign: 'center',
    background: 'var(--surface-3)',
    userSelect: 'all',
  }),
  ways: css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 8 }),
}

interface MakeCodeProps {
  /** What is put under the code: the slip as it was when it was asked for. */
  readonly slip: CodedSlip
  readonly onClose: () => void
}

/** The selections of the slip under a code, to be copied or shared: never a stake, and not who made it [SLIP-23]. */
export function MakeCode({ slip, onClose }: MakeCodeProps) {
  const { t, i18n } = useLingui()
  const made = useQuery(madeCodeQuery(useClient(), slip))
  return (
    <Overlay
      kind={useDevice() === 'phone' ? 'sheet' : 'modal'}
      title={t({ message: 'Bet code', context: 'title: a code for the selections in the bet slip' })}
      isOpen
      onClose={onClose}
    >
      <div css={codeStyle.body}>
        {made.data !== undefined ? (
          <Made {...made.data} count={slip.legs.length} />
        ) : made.isError ? (
          <ErrorState
            title={<Trans>Your bet code could not be made.</Trans>}
            onRetry={() => void made.refetch()}
          >
            {noBetCodeText(i18n, failureOf(made.error))}
          </ErrorState>
        ) : (
          <div role="status">
            <VisuallyHidden>
              <Trans>Making your bet code</Trans>
            </VisuallyHidden>
            <Skeleton height={168} />
          </div>
        )}
      </div>
    </Overlay>
  )
}

type Said = 'copied' | 'selected' | 'shareFailed'

function Made({ code, validUntil, count }: BetCode & { readonly count: number }) {
  const { t } = useLingui()
  const format = useFormat()
  const labelId = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [said, say] = useState<Said | null>(null)
  const shown = formatBetCode(code)
  const until = format.dateTime(validUntil)
  const message = t`Bet code ${shown}`
  return (
    <>
      <p css={codeStyle.said}>
        <Plural
          value={count}
          one="Anyone who enters this code gets your selection, at the odds of that moment. It doesn't hold your stake or your name."
          other="Anyone who enters this code gets your # selections, at the odds of that moment. It doesn't hold your stake or your name."
        />
      </p>
      <VisuallyHidden>
        <span id={labelId}>
          <Trans context="label: the code for the selections in the bet slip">Your bet code</Trans>
        </span>
      </VisuallyHidden>
      <p ref={text} css={styles.code} role="group" aria-labelledby={labelId}>
        {shown}
      </p>
      <p css={codeStyle.said}>
        <Trans>Valid until {until}</Trans>
      </p>
      <div css={styles.ways}>
        <Button isLarge variant="primary" onClick={() => void copy(shown, text).then(say)}>
          <Icon name={said === 'copied' ? 'check' : 'copy'} />
          <Trans>Copy code</Trans>
        </Button>
        {canShare(message) && (
          <Button isLarge onClick={() => void share(message).then(say)}>
            <Trans context="button: opens the device's own ways to share a bet code">Share with…</Trans>
          </Button>
        )}
      </div>
      <p css={[codeStyle.said, codeStyle.line]} role="status">
        {said === 'copied' && <Trans context="a bet's text is in the clipboard">Copied</Trans>}
        {said === 'selected' && <Trans>Couldn't copy. The code is selected: copy it yourself.</Trans>}
        {said === 'shareFailed' && <Trans>Couldn't share. You can still copy the code.</Trans>}
      </p>
    </>
  )
}

async function copy(code: string, shown: RefObject<HTMLElement | null>): Promise<Said> {
  try {
    await window.navigator.clipboard.writeText(code)
    return 'copied'
  } catch {
    if (shown.current !== null) window.getSelection()?.selectAllChildren(shown.current)
    return 'selected'
  }
}

/** Where a frame is not allowed to, the browser says no. */
function canShare(text: string): boolean {
  return typeof window.navigator.canShare === 'function' && window.navigator.canShare({ text })
}

/** Null where it was shared, or the member has changed their mind. */
async function share(text: string): Promise<Said | null> {
  try {
    await window.navigator.share({ text })
    return null
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'shareFailed'
  }
}
