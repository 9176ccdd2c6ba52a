const fieldLine = (name, value) => (value ? [`${name}: ${value}`] : [])
const indented = (text) => `  ${text.replace(/\n/g, '\n  ')}`
const day = (at) => at.slice(0, 16).replace('T', ' ')
const customerLine = (who) =>
  who === null ? 'the shop' : `${who.name || 'no name'}, ${who.mobile} (${who.id})`
const productLine = ({ product }) => `${product.title} (${product.id}), /product/${product.slug}`

function showCommand(kind, describe) {
  return {
    path: ([id]) => `/api/operator/${kind === 'refer' ? 'order' : kind}/${id}`,
    args: [`${kind} id`],
    help: 'all there is to read of it',
    describe,
  }
}

function goodsLines({ items }) {
  return items.flatMap(({ title, parent_value, quantity, final_price, stock_id, reason }) => [
    `  ${quantity} × ${[title, ...Object.values(parent_value)].join(' - ')}, ` +
      `${final_price} rials each (variant ${stock_id})`,
    ...(reason ? [`    reason: ${reason}`] : []),
  ])
}

function waitsFor({ next, order: { status } }) {
  if (next !== null) return next
  return status === 'waiting_payment' ? 'its payment' : 'nothing'
}

const money = ({ order }) =>
  [
    `goods ${order.items_total}`,
    order.discount > 0 && `discount ${order.discount}`,
    order.coupon_discount > 0 && `coupon ${order.coupon_code} ${order.coupon_discount}`,
    `shipping ${order.shipping_price}`,
    order.wallet_paid > 0 && `from the wallet ${order.wallet_paid}`,
    `to pay ${order.payable} rials`,
  ]
    .filter(Boolean)
    .join(', ')

const delivery = ({ order: { shipping_method: method, delivery: at } }) =>
  [method, at && [at.day, at.from, at.to].filter(Boolean).join(' ')].filter(Boolean).join(', ')

function describeOrder(details) {
  const { order, customer, address, legal, payments, refunds, refers, pictures, events } = details
  return [
    `${order.code} (${order.id}) is ${order.status}; it waits for ${waitsFor(details)}.`,
    ...fieldLine('Of', order.parent_id && `order ${order.parent_id}`),
    ...fieldLine('Customer', customerLine(customer)),
    ...fieldLine('Address', address && Object.values(address).filter(Boolean).join(', ')),
    ...fieldLine('Invoice to', legal && Object.values(legal).filter(Boolean).join(', ')),
    ...fieldLine('Delivery', delivery(details)),
    ...fieldLine('Tracking code', order.tracking_code),
    'Goods:',
    ...goodsLines(details),
    ...fieldLine('Money', money(details)),
    ...payments.flatMap(({ gateway, amount, status }) =>
      fieldLine('Payment', `${amount} rials at ${gateway}, ${status}`),
    ),
    ...refunds.flatMap((refund) =>
      fieldLine('Given back', `${refund.amount} rials to the ${refund.way}`),
    ),
    ...refers.flatMap(({ id, status }) => fieldLine('Return', `${id}, ${status}`)),
    ...fieldLine('Note', order.note),
    ...pictures.flatMap((path) => fieldLine('Photo', path)),
    ...events
      .filter(({ note }) => note)
      .flatMap(({ at, to_status, note }) => fieldLine(`${day(at)} ${to_status}`, note)),
  ].join('\n')
}

function describeTicket({
  ticket: { id, subject, status, department, order, customer, messages },
}) {
  return [
    `${subject} (${id}) is ${status}; it is for ${department}.`,
    ...fieldLine('Customer', customerLine(customer)),
    ...fieldLine('Order', order && `${order.code} (${order.id})`),
    ...messages.flatMap(({ from_shop, message, created_at, files }) => [
      `${day(created_at)} ${from_shop ? 'the shop' : 'the customer'}:`,
      indented(message),
      ...files.map(({ url }) => `  Photo: ${url}`),
    ]),
  ].join('\n')
}

function describeComment({ comment }) {
  const { id, status, rate, title, advantages, disadvantages, suggest, customer } = comment
  return [
    `The comment ${id} is ${status}: ${rate} of 5${comment.is_buyer ? ', of a buyer' : ''}.`,
    ...fieldLine('Customer', customerLine(customer)),
    ...fieldLine('Product', productLine(comment)),
    ...fieldLine('Title', title),
    indented(comment.comment),
    ...fieldLine('For it', advantages.join(' | ')),
    ...fieldLine('Against it', disadvantages.join(' | ')),
    ...fieldLine('Suggests it', suggest === null ? '' : suggest ? 'yes' : 'no'),
  ].join('\n')
}

function describeQuestion({ question }) {
  const { id, parent_id, status, customer } = question
  return [
    `The ${parent_id === null ? 'question' : `answer`} ${id} is ${status}.`,
    ...fieldLine('Customer', customerLine(customer)),
    ...fieldLine('Product', productLine(question)),
    ...fieldLine('Asked', parent_id && `${question.asked} (${parent_id})`),
    indented(question.question),
  ].join('\n')
}

export const showCommands = {
  order: showCommand('order', describeOrder),
  refer: showCommand('refer', describeOrder),
  ticket: showCommand('ticket', describeTicket),
  comment: showCommand('comment', describeComment),
  question: showCommand('question', describeQuestion),
}
