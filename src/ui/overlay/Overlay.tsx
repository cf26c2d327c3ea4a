import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { IconButton } from '#src/ui/controls/IconButton.tsx'
import {
  floating,
  inset,
  low,
  lowest,
  motion,
  radius,
  reducedMotion,
  space,
  text,
} from '#src/ui/theme/scale.ts'

import { highest, seenHeight } from './keyboard.ts'
import { ToastOutlet } from './toasts/ToastOutlet.tsx'

const base = css({
  position: 'fixed',
  margin: 0,
  padding: 0,
  border: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  background: 'var(--surface-2)',
  boxShadow: floating,
  // Not to be scrolled by anything: its body is.
  overflow: 'clip',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: 'var(--scrim)' },
  [reducedMotion]: { animation: 'none !important' },
})

const kinds = {
  /** From the bottom, for phones. */
  sheet: css({
    inset: 'auto 0 var(--keyboard, 0px) 0',
    width: '100%',
    maxHeight: `min(92dvh, ${highest})`,
    [low]: { maxHeight: highest },
    borderRadius: `${radius.m}px ${radius.m}px 0 0`,
    padding: `0 ${inset.right} ${inset.bottom} ${inset.left}`,
    '@keyframes sheet': { from: { transform: 'translateY(24px)', opacity: 0 } },
    animation: `sheet ${motion}`,
  }),
  /** From the right, for pads. */
  drawer: css({
    inset: 'var(--seen-top, 0px) 0 auto auto',
    width: `min(380px + ${inset.right}, 100%)`,
    // In landscape there is width instead of height: two columns of it.
    [lowest]: { width: `min(560px + ${inset.right}, 100%)` },
    height: seenHeight,
    padding: `${inset.top} ${inset.right} ${inset.bottom} 0`,
    '@keyframes drawer': { from: { transform: 'translateX(24px)', opacity: 0 } },
    animation: `drawer ${motion}`,
  }),
  /** In the middle [DEVICE-01]. */
  modal: css({
    inset: 'var(--seen-top, 0px) 0 var(--keyboard, 0px) 0',
    margin: 'auto',
    width: `min(500px, calc(100% - 2 * max(${space[4]}px, ${inset.left}, ${inset.right})))`,
    height: 'fit-content',
    maxHeight: `min(92dvh, ${highest})`,
    borderRadius: radius.m,
  }),
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[2]}px ${space[2]}px ${space[2]}px ${space[4]}px`,
  fontSize: text.m,
  flex: 'none',
})
const headOfTabs = css(head, {
  padding: `0 ${space[1]}px 0 0`,
  '> [role=tablist]': { flex: 1, minWidth: 0 },
  [low]: { '> button': { height: 36 } },
})
const body = css({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  flex: '1 1 auto',
})
// What stands under tabs fills the height there is, and scrolls within itself where it has parts that stay.
const bodyOfTabs = css(body, { display: 'flex', flexDirection: 'column' })
// Its height is the same whatever it shows: nothing under the thumb moves when a tab is changed or a part comes.
const sheetOfTabs = css({ height: `min(92dvh, 640px, ${highest})`, [low]: { height: highest } })

interface OverlayProps {
  kind: keyof typeof kinds
  /** Its heading, and its name. */
  title: string
  /** What stands in the heading's place, where the sheet is one of tabs; its name is still said. */
  tabs?: ReactNode
  isOpen: boolean
  onClose: () => void
  /** What a press beside it does, where that is not to close it: who did not open it may have meant something else. */
  onPutOff?: () => void
  children: ReactNode
  /** Of what interrupts: its text is read out as it opens. */
  role?: 'alertdialog'
  /** The id of that text. */
  describedBy?: string
}

/** A sheet, drawer or modal. The browser's own dialog: focus stays inside, Escape closes, focus goes back after. */
export function Overlay({ isOpen, ...rest }: OverlayProps) {
  return isOpen ? <OpenOverlay {...rest} /> : null
}

function OpenOverlay({
  kind,
  title,
  tabs,
  onClose,
  onPutOff = onClose,
  children,
  role,
  describedBy,
}: Omit<OverlayProps, 'isOpen'>) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  const putOff = useRef(onPutOff)
  useLayoutEffect(() => {
    close.current = onClose
    putOff.current = onPutOff
  })
  // Before the element leaves the page: a dialog that is closed in time gives the focus back to its opener.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const onCancel = (event: Event): void => {
      event.preventDefault()
      close.current()
    }
    // A click on the backdrop is one on the dialog itself; the keyboard has Escape.
    const onClick = (event: MouseEvent): void => {
      if (event.target === element) putOff.current()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('click', onClick)
    element.showModal()
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('click', onClick)
      element.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-label={title}
      aria-describedby={describedBy}
      css={[base, kinds[kind], tabs !== undefined && kind === 'sheet' && sheetOfTabs]}
    >
      <header css={tabs === undefined ? head : headOfTabs}>
        {tabs ?? <h2>{title}</h2>}
        <IconButton
          icon="close"
          label={t({ message: 'Close', context: 'button: dismiss a dialog or message' })}
          onClick={onClose}
        />
      </header>
      <div css={tabs === undefined ? body : bodyOfTabs}>{children}</div>
      <ToastOutlet place={kind} />
    </dialog>
  )
}
