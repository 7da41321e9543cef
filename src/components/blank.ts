/** In texts of the content, stands for what somebody fills in. */
export const blank = '…';
