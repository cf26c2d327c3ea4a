// A process of the crew: does what `processHand.ts` orders, each order answered once.
import { type Answers, type Hand, localHand, type Order, type Reply, type Sent } from './hand.ts'

let hand: Hand | null = null

async function follow(order: Order): Promise<Answers[Order['kind']]> {
  if (order.kind === 'begin') {
    hand = localHand(order.config, order.seed)
    return null
  }
  if (hand === null) throw new Error('No crowd has begun.')
  switch (order.kind) {
    case 'launch':
      return hand.launch(order.number, order.link)
    case 'pace':
      await hand.pace(order.rate)
      return null
    case 'figures':
      return hand.figures()
    case 'markets':
      return hand.markets()
    case 'told':
      return hand.told(order.milliseconds, order.only)
  }
}

process.on('message', ({ id, order }: Sent) => {
  const reply = (answer: Reply['answer'], error: string | null): void => {
    process.send?.({ id, answer, error } satisfies Reply)
  }
  follow(order).then(
    (answer) => reply(answer, null),
    (error: unknown) => reply(null, error instanceof Error ? error.message : String(error)),
  )
})
process.on('disconnect', () => process.exit())
