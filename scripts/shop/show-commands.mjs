const line = (name, value) => (value ? [`${name}: ${value}`] : [])
const indented = (text) => `  ${text.replace(/\n/g, '\n  ')}`
const day = (at) => at.slice(0, 16).replace('T', ' ')
const by = (who) =>
  who === null ? 'the shop' : `${who.name || 'no name'}, ${who.mobile} (${who.id})`
const about = ({ product }) => `${product.title} (${product.id}), /product/${product.slug}`

function reading(what, said) {
  return {
    path: ([id]) => `/api/operator/${what === 'refer' ? 'order' : what}/${id}`,
    takes: [`${what} id`],
    help: 'all there is to read of it',
    said,
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

function orderTold(whole) {
  const { order, customer, address, legal, payments, refunds, refers, pictures, events } = whole
  return [
    `${order.code} (${order.id}) is ${order.status}; it waits for ${waitsFor(whole)}.`,
    ...line('Of', order.parent_id && `order ${order.parent_id}`),
    ...line('Customer', by(customer)),
    ...line('Address', address && Object.values(address).filter(Boolean).join(', ')),
    ...line('Invoice to', legal && Object.values(legal).filter(Boolean).join(', ')),
    ...line('Delivery', delivery(whole)),
    ...line('Tracking code', order.tracking_code),
    'Goods:',
    ...goodsLines(whole),
    ...line('Money', money(whole)),
    ...payments.flatMap(({ gateway, amount, status }) =>
      line('Payment', `${amount} rials at ${gateway}, ${status}`),
    ),
    ...refunds.flatMap(({ amount, way }) => line('Given back', `${amount} rials to the ${way}`)),
    ...refers.flatMap(({ id, status }) => line('Return', `${id}, ${status}`)),
    ...line('Note', order.note),
    ...pictures.flatMap((path) => line('Photo', path)),
    ...events
      .filter(({ note }) => note)
      .flatMap(({ at, to_status, note }) => line(`${day(at)} ${to_status}`, note)),
  ].join('\n')
}

function ticketTold({ ticket: { id, subject, status, department, order, customer, messages } }) {
  return [
    `${subject} (${id}) is ${status}; it is for ${department}.`,
    ...line('Customer', by(customer)),
    ...line('Order', order && `${order.code} (${order.id})`),
    ...messages.flatMap(({ from_shop, message, created_at, files }) => [
      `${day(created_at)} ${from_shop ? 'the shop' : 'the customer'}:`,
      indented(message),
      ...files.map(({ url }) => `  Photo: ${url}`),
    ]),
  ].join('\n')
}

function commentTold({ comment }) {
  const { id, status, rate, title, advantages, disadvantages, suggest, customer } = comment
  return [
    `The comment ${id} is ${status}: ${rate} of 5${comment.is_buyer ? ', of a buyer' : ''}.`,
    ...line('Customer', by(customer)),
    ...line('Product', about(comment)),
    ...line('Title', title),
    indented(comment.comment),
    ...line('For it', advantages.join(' | ')),
    ...line('Against it', disadvantages.join(' | ')),
    ...line('Suggests it', suggest === null ? '' : suggest ? 'yes' : 'no'),
  ].join('\n')
}

function questionTold({ question }) {
  const { id, parent_id, status, asked, customer } = question
  return [
    `The ${parent_id === null ? 'question' : `answer`} ${id} is ${status}.`,
    ...line('Customer', by(customer)),
    ...line('Product', about(question)),
    ...line('Asked', parent_id && `${asked} (${parent_id})`),
    indented(question.question),
  ].join('\n')
}

export const show = {
  order: reading('order', orderTold),
  refer: reading('refer', orderTold),
  ticket: reading('ticket', ticketTold),
  comment: reading('comment', commentTold),
  question: reading('question', questionTold),
}
