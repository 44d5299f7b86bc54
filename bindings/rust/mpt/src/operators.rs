//! Operators `+ - * / -` on tensors and numbers. They can fail, so they return a Result, and they
//! accept one as their right operand: `(&a + &b * 2.0)?`.
//! SPDX-License-Identifier: Apache-2.0
use std::ops::{Add, Div, Mul, Neg, Sub};

use crate::{Result, Tensor};

macro_rules! binary {
    ($($op:ident $method:ident),*) => {
        $(
        impl<'c> $op<&Tensor<'c>> for &Tensor<'c> {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, b: &Tensor<'c>) -> Self::Output {
                Tensor::$method(self, b)
            }
        }
        impl<'c> $op<Tensor<'c>> for &Tensor<'c> {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, b: Tensor<'c>) -> Self::Output {
                Tensor::$method(self, &b)
            }
        }
        impl<'c> $op<&Tensor<'c>> for Tensor<'c> {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, b: &Tensor<'c>) -> Self::Output {
                Tensor::$method(&self, b)
            }
        }
        impl<'c> $op<Tensor<'c>> for Tensor<'c> {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, b: Tensor<'c>) -> Self::Output {
                Tensor::$method(&self, &b)
            }
        }
        impl<'c> $op<Result<Tensor<'c>>> for &Tensor<'c> {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, b: Result<Tensor<'c>>) -> Self::Output {
                Tensor::$method(self, &b?)
            }
        }
        impl<'c> $op<Result<Tensor<'c>>> for Tensor<'c> {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, b: Result<Tensor<'c>>) -> Self::Output {
                Tensor::$method(&self, &b?)
            }
        }
        impl<'c> $op<f64> for Tensor<'c> {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, b: f64) -> Self::Output {
                $op::$method(&self, b)
            }
        }
        impl<'c> $op<Tensor<'c>> for f64 {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, b: Tensor<'c>) -> Self::Output {
                $op::$method(self, &b)
            }
        }
        )*
    };
}
binary!(Add add, Sub sub, Mul mul, Div div);

macro_rules! with_number {
    ($($op:ident $method:ident: $x:ident $v:ident => $right:expr, $left:expr;)*) => {
        $(
        impl<'c> $op<f64> for &Tensor<'c> {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, $v: f64) -> Self::Output {
                let $x = self;
                $right
            }
        }
        impl<'c> $op<&Tensor<'c>> for f64 {
            type Output = Result<Tensor<'c>>;
            #[inline]
            fn $method(self, $x: &Tensor<'c>) -> Self::Output {
                let $v = self;
                $left
            }
        }
        )*
    };
}
with_number! {
    Add add: x v => x.add_scalar(v), x.add_scalar(v);
    Sub sub: x v => x.add_scalar(-v), Tensor::neg(x)?.add_scalar(v);
    Mul mul: x v => x.mul_scalar(v), x.mul_scalar(v);
    Div div: x v => x.div_scalar(v), x.rdiv_scalar(v);
}

impl<'c> Neg for &Tensor<'c> {
    type Output = Result<Tensor<'c>>;
    fn neg(self) -> Self::Output {
        Tensor::neg(self)
    }
}
impl<'c> Neg for Tensor<'c> {
    type Output = Result<Tensor<'c>>;
    fn neg(self) -> Self::Output {
        Tensor::neg(&self)
    }
}
