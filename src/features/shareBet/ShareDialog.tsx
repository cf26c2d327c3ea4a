import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useRef, useState } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { betPicture } from './betPicture.ts'
import { type SharedBet, useSharedBet } from './useSharedBet.ts'

const styles = {
  form: css({ display: 'grid', gap: space[3], padding: `0 ${space[4]}px ${space[4]}px` }),
  text: css({
    margin: 0,
    padding: space[3],
    maxHeight: '40dvh',
    overflowY: 'auto',
    borderRadius: radius.s,
    background: 'var(--surface-3)',
    font: 'inherit',
    fontSize: text.s,
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'text',
  }),
  ways: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: space[2] }),
  said: css({ margin: 0, minHeight: '1lh', fontSize: text.s, color: 'var(--text-2)' }),
}

const fileName = 'bet.png'
/** Milliseconds for which a picture can be read. */
const keptFor = 60_000

type Said = 'copied' | 'selected' | 'saved' | 'pictureFailed' | 'shareFailed'

interface ShareDialogProps {
  ticket: PlacedTicket
  /** What it pays or has paid, stake included; null where that is not known. */
  returns: Money | null
  onClose: () => void
}

/** A bet as others may read it: as text to copy, as a picture to save, or by what the device shares with. Money is in it if the member says so. */
export function ShareDialog({ ticket, returns, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const isPhone = useDevice() === 'phone'
  const [isWithMoney, setWithMoney] = useState(false)
  const shown = useRef<HTMLPreElement>(null)
  const bet = useSharedBet(ticket, returns, isWithMoney)
  const { said, say } = useSaid(bet.text)
  return (
    <Overlay
      kind={isPhone ? 'sheet' : 'modal'}
      title={t({ message: 'Share bet', context: 'title: a bet as text and as a picture' })}
      isOpen
      onClose={onClose}
    >
      <div css={styles.form}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <pre ref={shown} css={styles.text} tabIndex={0} role="group" aria-label={t`Bet as text`}>
          {bet.text}
        </pre>
        <Switch label={t`Show stake and returns`} isOn={isWithMoney} onChange={setWithMoney} />
        <div css={styles.ways}>
          <Button onClick={() => void copy(bet, shown).then(say)}>
            <Icon name={said === 'copied' ? 'check' : 'copy'} />
            <Trans>Copy text</Trans>
          </Button>
          <Button onClick={() => void save(bet).then(say)}>
            <Trans>Save picture</Trans>
          </Button>
          {canShare(bet) && (
            <Button variant="primary" onClick={() => void share(bet).then(say)}>
              <Trans>Share with…</Trans>
            </Button>
          )}
        </div>
        <p css={styles.said} role="status">
          {said === 'copied' && <Trans context="a bet's text is in the clipboard">Copied</Trans>}
          {said === 'selected' && <Trans>Couldn't copy. The text is selected: copy it yourself.</Trans>}
          {said === 'saved' && <Trans>Picture made. Your browser saves it.</Trans>}
          {said === 'pictureFailed' && <Trans>Couldn't make the picture. You can still copy the text.</Trans>}
          {said === 'shareFailed' && <Trans>Couldn't share. You can still copy the text.</Trans>}
        </p>
      </div>
    </Overlay>
  )
}

/** What is said of the last press; of another text it says nothing. */
function useSaid(text: string) {
  const [last, setLast] = useState<{ of: string; said: Said | null } | null>(null)
  return {
    said: last?.of === text ? last.said : null,
    say: (said: Said | null) => setLast({ of: text, said }),
  }
}

async function copy({ text }: SharedBet, shown: RefObject<HTMLElement | null>): Promise<Said> {
  try {
    await window.navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    if (shown.current !== null) window.getSelection()?.selectAllChildren(shown.current)
    return 'selected'
  }
}

async function save(bet: SharedBet): Promise<Said> {
  try {
    const address = URL.createObjectURL(await betPicture(bet))
    const link = document.createElement('a')
    link.href = address
    link.download = fileName
    link.click()
    // Not every browser has begun to read it by now.
    setTimeout(() => URL.revokeObjectURL(address), keptFor)
    return 'saved'
  } catch {
    return 'pictureFailed'
  }
}

/** Where a frame is not allowed to, the browser says no. */
function canShare({ text }: SharedBet): boolean {
  return typeof window.navigator.canShare === 'function' && window.navigator.canShare({ text })
}

/** With the picture where the device takes one; else the text alone. Null where the member has changed their mind. */
async function share(bet: SharedBet): Promise<Said | null> {
  const { text } = bet
  try {
    const files = await pictureFiles(bet)
    const isTaken = files.length > 0 && window.navigator.canShare({ text, files })
    await window.navigator.share(isTaken ? { text, files } : { text })
    return null
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'shareFailed'
  }
}

/** None where no picture can be made: the text is shared anyway. */
async function pictureFiles(bet: SharedBet): Promise<File[]> {
  try {
    return [new File([await betPicture(bet)], fileName, { type: 'image/png' })]
  } catch {
    return []
  }
}
