export { Table } from './flatbuffer.ts';
export { floatsOf, intsOf, type Operator, readTfliteModel, type Tensor, type TfliteModel } from './tflite-model.ts';
