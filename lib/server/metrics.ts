import type { Gateway } from './adapters/payments/gateway'

/** What the backend tells whoever counts; absent where nobody does. */
export type Metrics = {
  onGatewayAnswer: (gateway: string, operation: string, outcome: string) => void
  onBackgroundFailure: (job: string) => void
}

/** The same gateway, whose answers are counted. */
export function observeGateway(gateway: Gateway, metrics: Metrics | undefined): Gateway {
  if (!metrics) return gateway
  const { name } = gateway
  const observe =
    <Input, Output>(
      operation: string,
      ask: (input: Input) => Promise<Output>,
      outcomeOf: (answer: Output) => string,
    ) =>
    async (input: Input): Promise<Output> => {
      try {
        const answer = await ask(input)
        metrics.onGatewayAnswer(name, operation, outcomeOf(answer))
        return answer
      } catch (error) {
        metrics.onGatewayAnswer(name, operation, 'error')
        throw error
      }
    }
  const { reverse } = gateway
  return {
    ...gateway,
    start: observe('start', gateway.start, () => 'opened'),
    verify: observe('verify', gateway.verify, ({ kind }) => kind),
    inquire: observe('inquire', gateway.inquire, ({ kind }) => kind),
    ...(reverse && { reverse: observe('reverse', reverse, (answer) => answer) }),
  }
}
